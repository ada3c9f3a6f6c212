import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDrainSummary } from './drain-summary.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const failure = { status: 422, code: null, message: 'Only 6 left.', at: 0 };
const sent = (id: string, name = 'set-quantity') => ({ id, name, outcome: { type: 'sent', data: null } as const });
const refused = (...ids: [string, ...string[]]) => ({
  id: ids[0],
  name: 'create-list',
  outcome: { type: 'refused', failure, ids } as const,
});

const listening = () => {
  const said: [sent: number, isMixed: boolean][] = [];
  const page = { isSending: false, isMoreWaiting: false, isSeen: true };
  const summary = createDrainSummary({
    isSending: () => page.isSending,
    isMoreWaiting: () => page.isMoreWaiting,
    isSeen: () => page.isSeen,
    onSummary: (count, isMixed) => said.push([count, isMixed]),
  });
  return { said, page, summary };
};

test('a whole drain is one sentence, once it is quiet [PWA-08]', () => {
  const { said, page, summary } = listening();
  summary.onOutcome(sent('a'), false);
  vi.advanceTimersByTime(500);
  summary.onOutcome(sent('b'), false);
  page.isSending = true;
  vi.advanceTimersByTime(5_000);
  expect(said).toEqual([]);
  summary.onOutcome(sent('c'), false);
  page.isSending = false;
  vi.advanceTimersByTime(700);
  expect(said).toEqual([[3, false]]);
  vi.advanceTimersByTime(60_000);
  expect(said).toHaveLength(1);
});

test('a store that takes a while from one change to the next is not reported in pieces; what stops the rest does not hold the report back [PWA-08]', () => {
  const { said, page, summary } = listening();
  page.isMoreWaiting = true;
  for (const id of ['a', 'b', 'c']) {
    summary.onOutcome(sent(id), false);
    vi.advanceTimersByTime(2_500);
  }
  expect(said).toEqual([]);
  vi.advanceTimersByTime(1_500);
  expect(said).toEqual([[3, false]]);
  summary.onOutcome(sent('d'), false);
  page.isMoreWaiting = false;
  vi.advanceTimersByTime(700);
  expect(said).toEqual([
    [3, false],
    [1, false],
  ]);
});

test('what was refused is not counted as sent but mentioned, and is no summary by itself [PWA-08]', () => {
  const { said, summary } = listening();
  summary.onOutcome(sent('a'), false);
  summary.onOutcome(sent('b'), false);
  summary.onOutcome(refused('c'), false);
  vi.advanceTimersByTime(700);
  summary.onOutcome(refused('d', 'e', 'f'), false);
  vi.advanceTimersByTime(700);
  expect(said).toEqual([[2, true]]);
});

test('nothing is said of what somebody waits for, of views, of what goes on waiting, or on a page that nobody sees [PWA-08]', () => {
  const { said, page, summary } = listening();
  summary.onOutcome(sent('a'), true);
  summary.onOutcome(sent('b', 'record-view'), false);
  summary.onOutcome({ id: 'c', name: 'set-quantity', outcome: { type: 'parked', by: 'sign-in' } }, false);
  summary.onOutcome({ id: 'd', name: 'set-quantity', outcome: { type: 'postponed', until: 1, failure } }, false);
  vi.advanceTimersByTime(2_000);
  page.isSeen = false;
  summary.onOutcome(sent('e'), false);
  vi.advanceTimersByTime(2_000);
  page.isSeen = true;
  vi.advanceTimersByTime(2_000);
  expect(said).toEqual([]);
});
