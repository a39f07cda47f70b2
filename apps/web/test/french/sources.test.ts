import { fileURLToPath } from 'node:url';
import { beforeAll, expect, it } from 'vitest';
import { hasDemos } from '../support/project-tests.ts';
import { createFrenchLint, type FrenchLint } from './lint.ts';
import { frenchOf, literalsIn, literalsOf } from './source-strings.ts';

let lint: FrenchLint;
beforeAll(async () => {
  lint = await createFrenchLint();
});

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** Copy for visitors and the agency, whether or not a built page contains it: messages, labels, emails, responses. */
const demos = hasDemos ? ['apps/web/demos'] : [];
it.each([...demos, 'apps/web/src', 'packages/shared/src', 'apps/api/src/contact', 'apps/api/src/http'])(
  'the French of %s',
  (folder) => {
    const strings = frenchOf(literalsIn(root + folder));
    expect(strings.length).toBeGreaterThan(0);
    const faults = lint(strings.map(({ where, text }) => ({ where: where.slice(root.length), text })));
    expect(faults).toEqual([]);
  },
);

/** What operators read too. A value of a template is a 0. */
it.each(['apps/api/src', 'apps/web/server', 'packages/http-server/src', 'packages/shared/src', 'scripts'])(
  'every French text of %s has a no-break space before its colons, as on the site',
  (folder) => {
    expect(literalsIn(root + folder).filter(({ text }) => / :(?:[\s0]|$)/.test(text))).toEqual([]);
  },
);

it('components and their code have no words: those are in content/', () => {
  const codes = new Set(['œ', 'utf-16le']);
  const outside = frenchOf(literalsIn(`${root}apps/web/src`)).filter(
    ({ where, text }) => !/\/src\/(?:content|site)\//.test(where) && !codes.has(text),
  );
  expect(outside.map(({ where, text }) => `${where.slice(root.length)}: ${text}`)).toEqual([]);
});

it('extracts the French literals of a source, with placeholders for values', () => {
  const source = `const a = \`Il reste \${n} places pour {name}\`; const b = <p title="été">Du texte</p>;`;
  const texts = frenchOf(literalsOf('a.tsx', source)).map(({ text }) => text);
  expect(texts.sort()).toEqual(['Du texte', 'Il reste 0 places pour 0', 'été']);
});
