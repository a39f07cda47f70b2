import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { inRepository, root } from '../lib/repository.ts';

it('a stop signal stops the program that runs, then the one that started it', async () => {
  const name = 'SIGHUP';
  const slow = `process.on('${name}', () => setTimeout(() => { console.log('saved'); process.exit(); }, 100));
    setTimeout(() => undefined, 10_000);
    console.log('ready');`;
  const source = `import { endedWithSignals, startProgram } from '${inRepository('scripts/lib/processes.ts')}';
    for (const program of ['0', ${JSON.stringify(slow)}, 'console.log("next")'])
      await endedWithSignals(startProgram(process.execPath, ['--eval', program], process.env));`;
  const parameters = ['--import', 'tsx', '--input-type=module', '--eval', source];
  const child = spawn(process.execPath, parameters, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child.stdout, 'data');
  child.kill(name);
  const [, endedBy] = await once(child, 'close');
  expect({ output, endedBy }).toEqual({ output: 'ready\nsaved\n', endedBy: name });
});
