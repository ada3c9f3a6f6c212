import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sum, tallyOf } from './tally.ts';

const reported = (report: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'tradecounter-tally-')), 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
};

const run = { numPassedTests: 3, numFailedTests: 1, numPendingTests: 0, numTodoTests: 0, testResults: [] };

test('passed and failed tests are counted', () => {
  expect(tallyOf(reported(run))).toEqual({ passed: 3, failed: 1 });
});

test('a file that broke before its first test is a failure', () => {
  const broken = { name: 'x.test.ts', status: 'failed', assertionResults: [] };
  expect(tallyOf(reported({ ...run, testResults: [broken] }))).toEqual({ passed: 3, failed: 2 });
});

test('a skipped test is a failure', () => {
  expect(tallyOf(reported({ ...run, numPendingTests: 2, numTodoTests: 1 }))).toEqual({ passed: 3, failed: 4 });
});

test('a run that left no readable report is a failure', () => {
  expect(tallyOf(reported('half a rep'))).toEqual({ passed: 0, failed: 1 });
  expect(tallyOf('/nowhere/report.json')).toEqual({ passed: 0, failed: 1 });
});

test('runs add up', () => {
  expect(sum([{ passed: 1, failed: 0 }, tallyOf(reported(run))])).toEqual({ passed: 4, failed: 1 });
});
