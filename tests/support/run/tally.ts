import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** How many checks passed and how many failed: tests, and steps such as the type check. */
export type Tally = { passed: number; failed: number };

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ name: z.string(), status: z.string(), assertionResults: z.array(z.unknown()) })),
});

/**
 * Counts one run from vitest's JSON report. A file that broke before its first test counts as a failure, and so does a skipped test, since
 * nothing may be skipped; a missing or unreadable report is one failure.
 */
export function tallyOf(file: string): Tally {
  try {
    const run = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const broken = run.testResults.filter((it) => it.status === 'failed' && it.assertionResults.length === 0).length;
    return {
      passed: run.numPassedTests,
      failed: run.numFailedTests + run.numPendingTests + run.numTodoTests + broken,
    };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

export function sum(tallies: Tally[]): Tally {
  return tallies.reduce((all, it) => ({ passed: all.passed + it.passed, failed: all.failed + it.failed }), {
    passed: 0,
    failed: 0,
  });
}

/** Prints the last line of a run and sets the exit code accordingly. */
export function conclude(tallies: Tally[]): void {
  const { passed, failed } = sum(tallies);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
