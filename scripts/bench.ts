/** `npm run bench`: the benchmarks of the site, then of the API. Each one has options of its own: `npm run bench -w apps/api -- --rounds 1`. */
import { spawnSync } from 'node:child_process';
import { optionsOrExit } from './lib/options.ts';
import { root } from './lib/repository.ts';

optionsOrExit({});
for (const folder of ['apps/web', 'apps/api']) {
  process.exitCode ||= spawnSync('npm', ['run', 'bench', '-w', folder], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
