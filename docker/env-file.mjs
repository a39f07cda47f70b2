/** The one reader of .env and site.env. An image reads them before it has packages, hence JavaScript. */
import { readFileSync } from 'node:fs';

/** Blank, a comment, or a name and its whole value: one with a « # », which could begin a comment, is in quotes. None of ours has two lines. */
const LINE =
  /^\s*(?:#.*|(?:export\s+)?(?<name>\w+)\s*=\s*(?:(["'`])(?<quoted>(?:(?!\2)[^\uFFFD])*)\2\s*(?:#.*)?|(?<bare>[^"'`\s#\uFFFD][^#\uFFFD]*)?(?:(?<=[\s=])#+(?:\s.*)?)?))?$/;

/** @throws Refused without the line, which may have a secret */
export function readVariables(file, Refused = Error) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Refused(`Impossible de lire ${file}\u00a0: ce compte doit pouvoir lire ce fichier.`);
  }
  const lines = text.split(/\r\n?|\n/).map((line) => LINE.exec(line));
  const wrong = lines.indexOf(null) + 1;
  if (wrong)
    throw new Refused(`La ligne ${wrong} de ${file} doit s’écrire NOM=valeur, ou NOM="valeur" avec un #, en UTF-8.`);
  const entries = lines.flatMap(({ groups: { name, quoted, bare = '' } }) =>
    name ? [[name, quoted ?? bare.trim()]] : [],
  );
  const [twice] = entries.map(([name]) => name).filter((name, index, names) => names.indexOf(name) !== index);
  if (twice) throw new Refused(`${twice} est deux fois dans ${file}\u00a0: gardez une seule des deux lignes.`);
  return Object.fromEntries(entries);
}
