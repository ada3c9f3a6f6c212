import { expect, test } from 'vitest';
import type { LogEntry } from './entry.ts';
import { sentChanges } from './sent-changes.ts';

const logged = (seq: number, at: number, more: Partial<LogEntry> = {}): LogEntry => ({
  id: crypto.randomUUID(),
  seq,
  owner: 'u-1',
  lane: 'wishlists',
  name: 'rename-list',
  input: { listId: 'van', name: `Van ${seq}` },
  outcome: 'sent',
  at,
  ...more,
});

test('what was sent is there in the order in which the store had it, and nothing else', () => {
  const log = [
    logged(3, 30),
    logged(2, 20),
    logged(1, 20),
    logged(4, 5, { outcome: 'discarded' }),
    logged(5, 6, { input: { of: 'another version' } }),
  ];
  expect(sentChanges(log)).toEqual(
    [1, 2, 3].map((seq) => ({
      name: 'rename-list',
      input: { listId: 'van', name: `Van ${seq}` },
      entry: { createdAt: seq === 3 ? 30 : 20, attempts: 0, observed: null },
    })),
  );
});
