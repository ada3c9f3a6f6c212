import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { journeyTallyOf } from './journeys-tally.ts';
import { run } from './step.ts';
import type { Tally } from './tally.ts';

/** Runs journeys and counts them; names those that passed only at a further try. */
export async function runJourneys(args: string[], env: NodeJS.ProcessEnv = {}): Promise<Tally> {
  const file = join(mkdtempSync(join(tmpdir(), 'tradecounter-journeys-')), 'report.json');
  const [code] = await run({
    command: 'playwright',
    args: ['test', '--reporter=list,json', ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const { retried, ...tally } = journeyTallyOf(file);
  for (const title of retried) console.log(`Passed only at a further try: ${title}`);
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
}
