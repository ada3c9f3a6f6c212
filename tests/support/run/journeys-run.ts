import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingCalls, readSentCalls } from './journeys-calls.ts';
import { journeyTallyOf } from './journeys-tally.ts';
import { sentCallsFile } from '#tests/support/browser/sent-calls.ts';
import { run } from './step.ts';
import type { Tally } from './tally.ts';

const memoryFolder = '/dev/shm';

/** Whether a folder in memory can hold the data of a few shops: each copies 150 MB, and disks are slow to take that. */
const hasRoomInMemory = (): boolean => {
  const wantedBytes = 4 * 1024 ** 3;
  try {
    const { bavail, bsize } = statfsSync(memoryFolder);
    return bavail * bsize >= wantedBytes;
  } catch {
    return false;
  }
};

/**
 * Runs journeys and counts them; names those that passed only at a further try. With no arguments it runs them all, and
 * counts as one more whether they sent every call that the app has a use for. `file` gets the report.
 */
export async function runJourneys(
  args: string[],
  env: NodeJS.ProcessEnv = {},
  file = join(mkdtempSync(join(tmpdir(), 'tradecounter-journeys-')), 'report.json'),
): Promise<Tally> {
  const folder = mkdtempSync(join(hasRoomInMemory() ? memoryFolder : tmpdir(), 'tradecounter-journeys-'));
  const [code] = await run({
    command: 'playwright',
    args: ['test', '--reporter=list,json', ...args],
    env: { ...env, TMPDIR: folder, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  rmSync(folder, { recursive: true, force: true });
  const { retried, ...tally } = journeyTallyOf(file);
  for (const title of retried) console.log(`Passed only at a further try: ${title}`);
  const judged = code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally;
  // What a journey that failed would have sent is not known.
  if (args.length > 0 || judged.failed > 0) return judged;
  const missing = missingCalls(readSentCalls(sentCallsFile));
  for (const call of missing) console.log(`Sent by no journey: ${call}`);
  return missing.length === 0 ? { ...judged, passed: judged.passed + 1 } : { ...judged, failed: 1 };
}
