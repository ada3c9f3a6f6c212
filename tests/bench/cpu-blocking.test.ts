import { expect, test } from 'vitest';
import { blockingOf } from './cpu-blocking.ts';

const main = { pid: 7, tid: 1 };
const paint = { name: 'firstContentfulPaint', ph: 'I', ts: 1_000, ...main };
const task = (ts: number, cpuMs: number, of = main) => ({
  name: 'RunTask',
  ph: 'X',
  ts,
  dur: 900_000,
  tdur: cpuMs * 1000,
  ...of,
});

test('tasks count by their processor time on a slower processor, as far as a press would wait noticeably', () => {
  expect(blockingOf({ traceEvents: [paint, task(2_000, 20), task(3_000, 12), task(4_000, 15)] })).toBe(40);
});

test('what came before the first paint, on other threads and in other processes does not count', () => {
  const elsewhere = [task(500, 100), task(2_000, 100, { pid: 7, tid: 2 }), task(2_000, 100, { pid: 8, tid: 1 })];
  expect(blockingOf({ traceEvents: [...elsewhere, paint, { name: 'thread_name', ph: 'M' }] })).toBe(0);
});

test('a trace without a paint is an error, never a page without blocking', () => {
  expect(() => blockingOf({ traceEvents: [task(2_000, 20)] })).toThrow('no first paint');
});
