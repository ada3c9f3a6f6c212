import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { journeyTallyOf } from './journeys-tally.ts';

const reported = (report: unknown): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'tradecounter-tally-')), 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
};

const stats = { expected: 3, unexpected: 0, flaky: 0, skipped: 0 };
const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

test('journeys are counted; failed and skipped ones, and what broke outside of them, are failures', () => {
  expect(journeyTallyOf(reported({ suites: [], errors: [], stats }))).toEqual({ passed: 3, failed: 0, retried: [] });
  const broken = { suites: [], errors: [{ message: 'No build.' }], stats: { ...stats, unexpected: 2, skipped: 1 } };
  expect(journeyTallyOf(reported(broken))).toEqual({ passed: 3, failed: 4, retried: [] });
});

test('a journey that needed a further try is a failure and is named, however deep it stands', () => {
  const suites = [
    { specs: [spec('first', 'expected')], suites: [{ specs: [spec('second', 'flaky'), spec('third', 'expected')] }] },
  ];
  const tally = journeyTallyOf(reported({ suites, errors: [], stats: { ...stats, expected: 2, flaky: 1 } }));
  expect(tally).toEqual({ passed: 2, failed: 1, retried: ['second'] });
});

test('a run that left no readable report is a failure', () => {
  expect(journeyTallyOf('/nowhere/report.json')).toEqual({ passed: 0, failed: 1, retried: [] });
});
