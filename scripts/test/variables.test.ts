import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRepository } from '../lib/repository.ts';

const read = (file: string) => readFileSync(inRepository(file), 'utf8');
const all = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

const site = all(read('apps/web/src/site/agency.ts'), /'(VITE_[A-Z_]+)'/g);
const api = all(read('apps/api/src/config.ts'), /\benv, '([A-Z_]+)'/g);
const compose = read('docker-compose.yml');
const example = all(read('.env.example'), /^#([A-Z_]+)=/gm);

it('finds the variables', () => {
  expect(site).toContain('VITE_AGENCY_NAME');
  expect(api).toContain('DATABASE_URL');
  expect(example.length).toBeGreaterThan(40);
});

describe('.env.example', () => {
  it('lists every variable of the site and of the API', () => {
    expect([...site, ...api].filter((name) => !example.includes(name))).toEqual([]);
  });

  it('lists every variable of the compose file', () => {
    expect(all(compose, /\$\{([A-Z_]+)/g).filter((name) => !example.includes(name))).toEqual([]);
  });

  it('sets nothing by itself', () => {
    expect(
      read('.env.example')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
    ).toEqual([]);
  });
});

describe('docker-compose.yml and the Dockerfiles', () => {
  it('pass every variable of the site to its build', () => {
    const received = all(read('apps/web/Dockerfile'), /^ARG (\w+)$/gm);
    expect(received).toEqual(site);
    expect(all(compose, /^ {8}(VITE_[A-Z_]+): /gm)).toEqual(site);
  });

  it('pass every variable of the API to its container; where it listens is the image’s affair', () => {
    const passed = all(compose, /^ {6}([A-Z_]+): /gm);
    expect(api.filter((name) => !['HOST', 'PORT'].includes(name) && !passed.includes(name))).toEqual([]);
  });
});

it('turbo.json lets the API of npm run dev see its variables', () => {
  const { tasks } = JSON.parse(read('turbo.json')) as { tasks: { dev: { passThroughEnv: readonly string[] } } };
  const patterns = tasks.dev.passThroughEnv.map((name) => new RegExp(`^${name.replace('*', '.*')}$`));
  expect(api.filter((name) => !patterns.some((pattern) => pattern.test(name)))).toEqual([]);
});
