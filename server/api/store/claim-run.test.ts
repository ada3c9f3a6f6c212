import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { claimRun } from './claim-run.ts';

const { db, close } = await openTestDatabase('bare');
afterAll(close);

const minuteMs = 60_000;
const noon = new Date('2026-11-22T12:00:00Z');
const after = (ms: number): Date => new Date(noon.getTime() + ms);

test('a run that is due is claimed by one process of many, and the next one when it is due', async () => {
  const claims = await Promise.all(Array.from({ length: 8 }, () => claimRun(db, 'tidying', minuteMs, noon)));
  expect(claims.filter((isMine) => isMine)).toHaveLength(1);
  expect(await claimRun(db, 'tidying', minuteMs, after(30_000))).toBe(false);
  expect(await claimRun(db, 'tidying', minuteMs, after(minuteMs))).toBe(true);
  expect(await claimRun(db, 'emails', minuteMs, after(minuteMs))).toBe(true);
});

test('a timer that fires a little early does not skip its run', async () => {
  expect(await claimRun(db, 'early', minuteMs, noon)).toBe(true);
  expect(await claimRun(db, 'early', minuteMs, after(minuteMs - 50))).toBe(true);
});
