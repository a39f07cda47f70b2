import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { inRepository } from '../../../../scripts/lib/repository.ts';

/** What operators read too: `sources.test.ts` has more to say of what visitors read. TypeScript takes seconds to load, once here for both. */
const folders = ['apps/api/src', 'apps/web/server', 'packages/http-server/src', 'packages/shared/src', 'scripts/lib'];
const sources = [
  'scripts/requests.ts',
  'scripts/start.ts',
  ...folders.flatMap((folder) =>
    readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  ),
].filter((path) => path.endsWith('.ts'));

/** The texts of a source file, without its code and comments. */
function textsOf(path: string): readonly string[] {
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) {
      texts.push(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, readFileSync(inRepository(path), 'utf8'), ts.ScriptTarget.Latest));
  return texts;
}

it('every French text has a no-break space before its colons, as on the site', () => {
  const wrong = sources.flatMap((path) => textsOf(path).filter((text) => / :(?:\s|$)/.test(text)));
  expect(wrong).toEqual([]);
});
