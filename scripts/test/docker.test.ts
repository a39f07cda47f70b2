import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../lib/repository.ts';

const read = (file: string) => readFileSync(inRepository(file), 'utf8');
const { workspaces } = JSON.parse(read('package.json')) as { workspaces: readonly string[] };
const manifests = workspaces
  .map((pattern) => pattern.replace('/*', ''))
  .flatMap((folder) => readdirSync(inRepository(folder)).map((name) => `${folder}/${name}/package.json`))
  .filter((path) => existsSync(inRepository(path)))
  .sort();

/** Repository paths copied by the steps of a Dockerfile; copies from an earlier stage are excluded. */
function copied(dockerfile: string): string[] {
  return [...dockerfile.matchAll(/^COPY (?!--from)(.+)$/gm)].flatMap(([, paths = '']) => paths.split(' ').slice(0, -1));
}

describe.each(['apps/api/Dockerfile', 'apps/web/Dockerfile'])('%s', (file) => {
  const dockerfile = read(file);

  it('copies files that exist', () => {
    // A pattern may match nothing.
    const paths = copied(dockerfile).filter((path) => !path.includes('*'));
    expect(paths.length).toBeGreaterThan(6);
    expect(paths.filter((path) => !existsSync(inRepository(path)))).toEqual([]);
  });

  it('copies the manifest of every workspace, without which npm ci refuses the lock file', () => {
    expect(copied(dockerfile).filter((path) => path.endsWith('/package.json'))).toEqual(manifests);
  });

  it('is readable without BuildKit', () => {
    expect(dockerfile).not.toMatch(/^RUN --|^COPY <<|^# syntax=/m);
  });
});

describe('docs/operations.md', () => {
  const blocks = [...read('docs/operations.md').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const commands = blocks.flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'));

  it('names services, scripts and files that exist', () => {
    const services = [...read('docker-compose.yml').matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);
    const asked = commands.flatMap((line) => [
      ...line.matchAll(/docker compose (?:stop|start|exec(?: -T)?|up -d|up --build -d) ([a-z]+)/g),
    ]);
    expect(asked.length).toBeGreaterThan(10);
    expect(asked.map(([, name = '']) => name).filter((name) => !services.includes(name))).toEqual([]);

    const { scripts } = JSON.parse(read('package.json')) as { scripts: Readonly<Record<string, string>> };
    const run = commands.flatMap((line) => [...line.matchAll(/npm run ([\w:-]+)(?! -w)(?= |$)/g)]);
    expect(run.map(([, name = '']) => name).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('uses nothing that Docker Compose 1.29 lacks', () => {
    expect(commands.filter((line) => /docker compose (?:cp|watch|ls)\b|--wait\b/.test(line))).toEqual([]);
  });
});
