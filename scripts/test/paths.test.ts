import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/repository.ts';

/** What npm, the build and the programs write: texts may name it, and a fresh clone lacks it. */
const written = /(?:^|\/)(?:node_modules|dist|data|test-results|\.[a-z]+)(?:\/|$)/;

/** What a guide tells the reader to create, and what the build writes for static hosts. */
const examples = /menuiserie-du-lac|services\/formation\.ts|media\/equipe\/|^404\.html$/;

const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  .map((entry) => ({ path: relative(root, join(entry.parentPath, entry.name)), isFile: entry.isFile() }))
  .filter(({ path }) => !written.test(path));
const endings = new Set(entries.flatMap(({ path }) => path.split('/').map((_, at, all) => all.slice(at).join('/'))));

/** Paths in backquotes: a folder with its slash, or a file with its extension. Placeholders and patterns are not paths. */
const quoted = /`((?:[\w.@-]+\/)*(?:[\w.@-]+\/|[\w@-][\w.@-]*\.(?:ts|tsx|css|mjs|md|html|json|yml|txt|svg)))`/g;

/** A name in backquotes, and the file that has it, as the guides point to examples. */
const pairs = /`\.?(\w+)`(?: in| of|,? dans|,? de) `((?:[\w.@-]+\/)*[\w.@-]+\.(?:ts|tsx|css))`/g;

/** Markdown, and the comments of sources. */
function textOf(path: string): string {
  const text = readFileSync(join(root, path), 'utf8');
  return path.endsWith('.md') ? text : (text.match(/\/\*[\s\S]*?\*\/|\/\/.*/g) ?? []).join('\n');
}

const has = (name = '', file = '') =>
  entries.some(({ path }) => `/${path}`.endsWith(`/${file}`) && readFileSync(join(root, path), 'utf8').includes(name));

it('the files and folders that documents and comments name exist, with what they say is in them', () => {
  const gone = entries
    .filter(({ path, isFile }) => isFile && /\.(?:md|ts|tsx|css|mjs)$/.test(path) && path !== 'CHANGELOG.md')
    .flatMap(({ path }) =>
      [...textOf(path).matchAll(quoted)]
        .map(([, name = '']) => name)
        .filter((name) => !written.test(name) && !examples.test(name) && !endings.has(name.replace(/\/$/, '')))
        .map((name) => `${path} names ${name}`)
        .concat(
          [...textOf(path).matchAll(pairs)].filter(([, ...pair]) => !has(...pair)).map(([pair]) => `${path}: ${pair}`),
        ),
    );
  expect(gone, 'correct each name, or remove the sentence').toEqual([]);
});
