import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { moveToScratchFolder } from './scratch.ts';
import { run } from './step.ts';
import { tallyOf, type Tally } from './tally.ts';

/** Runs vitest projects and counts their tests; a crash after passing tests is a failure too. `args` go to vitest. */
export async function runTests(
  projects: string[],
  env: NodeJS.ProcessEnv = {},
  args: readonly string[] = [],
): Promise<Tally> {
  moveToScratchFolder();
  const file = join(mkdtempSync(join(tmpdir(), 'tests-')), 'report.json');
  const [code] = await run({
    command: 'vitest',
    args: [
      'run',
      ...projects.map((name) => `--project=${name}`),
      ...args,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
  });
  const tally = tallyOf(file);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
