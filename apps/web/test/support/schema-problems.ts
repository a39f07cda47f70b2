import { withNoun } from '@agency/shared/format';
import * as z from 'zod';

type Issue = z.core.$ZodIssue;

/** What a field holds, as a writer sees it in the file. */
const typeNames: Readonly<Record<string, string>> = {
  string: 'un texte entre guillemets',
  number: 'un nombre',
  int: 'un nombre entier',
  boolean: '« true » ou « false »',
  array: 'une liste entre crochets',
  object: 'un groupe de champs entre accolades',
  record: 'un groupe de champs entre accolades',
};

const formats: Readonly<Record<string, string>> = {
  date: 'il faut une date qui existe, écrite comme 2026-11-22',
  url: 'il faut une adresse complète, comme https://epinette.example/page',
};

const quote = (values: readonly unknown[], between: string) => values.map((value) => `« ${value} »`).join(between);

function amountOf(origin: string, amount: number | bigint): string {
  return origin === 'array' ? withNoun(Number(amount), { one: 'élément', many: 'éléments' }) : String(amount);
}

/** What to do about a wrong value, in French. The message of a schema, if it has one, replaces it. */
const reason: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined
        ? 'ce champ manque : ajoutez-le'
        : `il faut ici ${typeNames[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `il faut ici ${quote(issue.values, ' ou ')}`;
    case 'unrecognized_keys':
      return `aucun champ de ce nom ici (${quote(issue.keys, ', ')}) : corrigez-le ou retirez-le`;
    case 'too_small':
      return `il faut au moins ${amountOf(issue.origin, issue.minimum)}`;
    case 'too_big':
      return `il faut au plus ${amountOf(issue.origin, issue.maximum)}`;
    case 'invalid_format':
      return formats[issue.format];
    case 'invalid_union':
      return 'aucune section de ce genre : docs/content-guide.md les énumère';
    default:
      return z.locales.frCA().localeError(issue);
  }
};

/** When a value fits no form of a union: the problems of the form that has its fields, else of the form with the fewest problems. */
function innermost(issue: Issue): readonly Issue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue];
  const distance = (problems: readonly Issue[]) =>
    problems.length + (problems.some(({ path }) => path.length === 0) ? 100 : 0);
  const [nearest = []] = [...issue.errors].sort((one, other) => distance(one) - distance(other));
  return nearest.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

function lineOf(file: string, content: unknown, { path, message }: Issue): string {
  const places = path.map((key, depth) => {
    if (typeof key !== 'number') return String(key);
    const kind = path[depth - 1] === 'sections' ? valueAt(content, [...path.slice(0, depth + 1), 'kind']) : undefined;
    return typeof kind === 'string' ? `${key + 1} (${kind})` : String(key + 1);
  });
  const value = valueAt(content, path);
  const shown = typeof value === 'string' ? ` — « ${value} »` : '';
  const length = shown && message.includes('caractères') ? ` (${String(value).length} caractères)` : '';
  return `${[file, ...places].join(' › ')} : ${message}${shown}${length}`;
}

function valueAt(root: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    root,
  );
}

/** A content module as its schema reads it, or its problems for the writer, one a line: the file, the field, what to do. */
export function readContent<Content>(
  schema: z.ZodType<Content>,
  file: string,
  content: unknown,
): { readonly content: Content } | { readonly problems: readonly string[] } {
  if (content === undefined) return { problems: [`${file} : ce fichier manque, ou n’a pas d’« export default »`] };
  const result = schema.safeParse(content, { error: reason });
  if (result.success) return { content: result.data };
  return { problems: result.error.issues.flatMap(innermost).map((issue) => lineOf(file, content, issue)) };
}
