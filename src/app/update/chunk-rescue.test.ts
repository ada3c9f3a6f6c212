import { expect, test } from 'vitest';
import { ChunkFailure } from '#ui/chunk-failure.ts';
import { createRescue, type RescueContext } from './chunk-rescue.ts';
import { createReloadGuard } from './reload-guard.ts';

const broken = new TypeError('Failed to fetch dynamically imported module: /assets/cart-1.js');
const missing = () => Promise.reject(broken);

const deskWith = (facts: Partial<RescueContext>) => {
  const deeds: string[] = [];
  const context: RescueContext = {
    isOnline: () => true,
    wait: async (ms) => void deeds.push(`waits ${ms}`),
    latestBuild: async () => 'new',
    ownBuild: () => 'old',
    mustNotReload: () => false,
    target: () => '/cart',
    guard: createReloadGuard({ openStorage: () => null, now: () => 0, cameBy: null }),
    reload: () => void deeds.push('reloads'),
    ...facts,
  };
  return { deeds, rescue: createRescue(context) };
};

const reasonOf = async (attempt: Promise<unknown>): Promise<string> => {
  try {
    await attempt;
  } catch (error) {
    if (error instanceof ChunkFailure) return error.reason;
    throw error;
  }
  return 'none';
};

/** Whether it settles within the turns that a rescue takes; a page that reloads never settles. */
const settled = async (attempt: Promise<unknown>): Promise<boolean> => {
  let isSettled = false;
  attempt.then(
    () => (isSettled = true),
    () => (isSettled = true),
  );
  await new Promise((go) => setTimeout(go));
  return isSettled;
};

test('without a connection the page says so and does not reload [PWA-11]', async () => {
  const { deeds, rescue } = deskWith({ isOnline: () => false });
  expect(await reasonOf(rescue(missing, broken))).toBe('offline');
  expect(deeds).toEqual([]);
});

test('a part that did not come is asked for once more after a second', async () => {
  const { deeds, rescue } = deskWith({});
  expect(await rescue(async () => 'the part', broken)).toBe('the part');
  expect(deeds).toEqual(['waits 1000']);
});

test('of the build that the host still serves it is broken, and reported as that', async () => {
  const { deeds, rescue } = deskWith({ latestBuild: async () => 'old' });
  expect(await reasonOf(rescue(missing, broken))).toBe('broken');
  expect(deeds).not.toContain('reloads');
});

test('a host that does not answer counts as no connection', async () => {
  const { rescue } = deskWith({ latestBuild: async () => null });
  expect(await reasonOf(rescue(missing, broken))).toBe('offline');
});

test('of a build that the host has replaced, the page reloads once and then says that there is a new version [PWA-11]', async () => {
  const { deeds, rescue } = deskWith({});
  expect(await settled(rescue(missing, broken))).toBe(false);
  expect(deeds).toEqual(['waits 1000', 'reloads']);
  expect(await reasonOf(rescue(missing, broken))).toBe('new-version');
  expect(deeds.filter((deed) => deed === 'reloads')).toHaveLength(1);
});

test('a part that was fetched ahead, and a page with input, reload nothing [PWA-11]', async () => {
  const { deeds, rescue } = deskWith({ mustNotReload: () => true });
  expect(await reasonOf(rescue(missing, broken))).toBe('new-version');
  expect(deeds).not.toContain('reloads');
});

test('its message is none that the router reloads for', async () => {
  const { rescue } = deskWith({ isOnline: () => false });
  await expect(rescue(missing, broken)).rejects.toThrow(/^A part of the page could not be fetched/);
});
