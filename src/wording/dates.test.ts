import { expect, test } from 'vitest';
import { formatDate, proseDate, proseDateTime, relativeStamp, weekStartsOn } from './dates.ts';

test('dates in figures are month/day/year, and the week starts on Sunday [SH-13]', () => {
  expect(formatDate('2026-11-21T09:30:00Z')).toBe('11/21/2026');
  expect(formatDate('2026-01-05')).toBe('01/05/2026');
  expect(weekStartsOn).toBe(new Date('2026-11-22T00:00:00Z').getUTCDay());
});

test('prose writes the month as a word', () => {
  expect(proseDate('2026-11-12')).toBe('12 Nov 2026');
  expect(proseDate(new Date('2026-06-30T23:30:00Z'))).toBe('1 Jul 2026');
  expect(proseDateTime('2026-11-12T14:05:00Z')).toBe('12 Nov 2026 at 14:05');
});

test('what is not a date is written as nothing', () => {
  expect(formatDate('soon')).toBe('');
  expect(proseDate('')).toBe('');
  expect(proseDateTime('soon')).toBe('');
  expect(relativeStamp('soon', new Date())).toBe('');
});

test('a stamp is relative inside an hour, then a clock time, then a date', () => {
  const at = (then: string) => relativeStamp(then, '2026-11-21T14:30:00Z', 'UTC');
  expect(at('2026-11-21T14:29:30Z')).toBe('just now');
  expect(at('2026-11-21T14:18:00Z')).toBe('12 min ago');
  expect(at('2026-11-21T13:31:00Z')).toBe('59 min ago');
  expect(at('2026-11-21T13:30:00Z')).toBe('13:30');
  expect(at('2026-11-21T00:05:00Z')).toBe('00:05');
  expect(at('2026-11-20T23:59:00Z')).toBe('20 Nov 2026');
});

test('a clock that runs behind says just now', () => {
  expect(relativeStamp('2026-11-21T14:31:00Z', '2026-11-21T14:30:00Z', 'UTC')).toBe('just now');
});
