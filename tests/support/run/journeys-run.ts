import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingCalls, readSentCalls } from './journeys-calls.ts';
import { journeyTallyOf } from './journeys-tally.ts';
import { sentCallsFile } from '#tests/support/browser/sent-calls.ts';
import { moveToScratchFolder } from './scratch.ts';
import { run } from './step.ts';
import type { Tally } from './tally.ts';

/**
 * Runs journeys and counts them; names those that passed only on a retry. Without arguments it runs them all, and counts as one more check
 * whether they sent every call that the app uses. `file` receives the report.
 */
export async function runJourneys(args: string[], env: NodeJS.ProcessEnv = {}, file?: string): Promise<Tally> {
  moveToScratchFolder();
  const report = file ?? join(mkdtempSync(join(tmpdir(), 'journeys-')), 'report.json');
  const [code] = await run({
    command: 'playwright',
    args: ['test', '--reporter=list,json', ...args],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  const { retried, ...tally } = journeyTallyOf(report);
  for (const title of retried) console.log(`Passed only at a further try: ${title}`);
  const judged = code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  // Nobody knows what a failed journey would have sent.
  if (args.length > 0 || judged.failed > 0) return judged;
  const missing = missingCalls(readSentCalls(sentCallsFile));
  for (const call of missing) console.log(`Sent by no journey: ${call}`);
  return missing.length === 0 ? { ...judged, passed: judged.passed + 1 } : { ...judged, failed: 1 };
}
