import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../lib/repository.ts';
import { temporaryFolder } from './folder.ts';

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

  it('gives the account of its image every file, even of a clone made under umask 077', () => {
    const image = dockerfile.split(/^FROM /m).at(-1);
    expect(copied(image ?? '')).toEqual([]);
    expect(dockerfile).toMatch(/chmod -R a\+rX/);
  });

  it('is readable without BuildKit', () => {
    expect(dockerfile).not.toMatch(/^RUN --|^COPY <<|^# syntax=/m);
  });
});

describe('npm, where NODE_ENV is production,', () => {
  /** What npm sees of the tool that runs `npm start`, with these flags. */
  const listed = (...flags: readonly string[]) => {
    const environment = { ...process.env, NODE_ENV: 'production' };
    const options = { cwd: inRepository('.'), env: environment, encoding: 'utf8' } as const;
    return spawnSync('npm', ['ls', 'tsx', '--depth=0', ...flags], options).stdout;
  };

  it('installs what npm start needs', () => {
    expect(listed()).toContain('tsx@');
  });

  it('installs nothing of it in the image of the API', () => {
    const [, flags = ''] = /npm ci (--omit.*?) -w/.exec(read('apps/api/Dockerfile')) ?? [];
    expect(listed(...flags.split(' '))).toContain('(empty)');
  });
});

describe('docker/facts.mjs', () => {
  it('passes the filled VITE_ variables of both files to the build, and no secret', () => {
    const folder = temporaryFolder();
    const siteFile = ['VITE_A="du site"', 'VITE_B2=deux', 'export VITE_C=trois # note', 'VITE_D=\'Atelier "Nord"\''];
    writeFileSync(join(folder, 'site.env'), siteFile.join('\n'));
    writeFileSync(join(folder, '.env'), '\uFEFFVITE_A=local\nVITE_B2=""\nSMTP_URL=secret\n');
    const script = execFileSync(process.execPath, [inRepository('docker/facts.mjs')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(script).not.toContain('secret');
    writeFileSync(join(folder, 'facts.cjs'), script);
    const print = 'JSON.stringify(Object.entries(process.env).filter(([name]) => name.startsWith("VITE_")).sort())';
    const options = { cwd: folder, env: {}, encoding: 'utf8' } as const;
    expect(JSON.parse(execFileSync(process.execPath, ['-r', './facts.cjs', '-p', print], options))).toEqual([
      ['VITE_A', 'local'],
      ['VITE_B2', 'deux'],
      ['VITE_C', 'trois'],
      ['VITE_D', 'Atelier "Nord"'],
    ]);
  });

  it('ends the build at a line that would lose its fact', () => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'site.env'), 'VITE_A=un\nVITE_B deux\n');
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const { status, stdout, stderr } = spawnSync(process.execPath, [inRepository('docker/facts.mjs')], options);
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('La ligne 2 de site.env ');
  });
});

describe('docs/operations.md', () => {
  const blocks = [...read('docs/operations.md').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const commands = blocks.flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'));

  it('names services and scripts that exist', () => {
    const [list = ''] = read('docker-compose.yml').split('\nvolumes:');
    const services = [...list.matchAll(/^ {2}(\w+):$/gm)].map(([, name = '']) => name);
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
