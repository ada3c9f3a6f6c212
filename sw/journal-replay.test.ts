import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import type { JournalMessage } from '#offline/journal/messages.ts';
import { add, createMutex, createRig } from '#tests/support/journal/rig.ts';
import { createModelStore } from '#tests/support/stores/model-store.ts';
import { sampleConfiguration } from '#tests/support/samples/configuration.ts';
import { replayJournal, replayWhileDue } from './journal-replay.ts';

const now = 1_700_000_000_000;
const tokenOf = (sub: string, exp = now / 1000 + 60): string =>
  `head.${Buffer.from(JSON.stringify({ sub, exp })).toString('base64url')}.sign`;
const configuration = { ...sampleConfiguration, apiKey: 'k', storeKey: 's' };

const workerOf = () => {
  const model = createModelStore();
  const store = createMemoryJournal();
  const lock = createMutex();
  const page = createRig(model, { store, lock });
  const published: JournalMessage[] = [];
  const device = { token: tokenOf('1') as string | null, configuration: configuration as PublicConfiguration | null };
  model.tokens.set(tokenOf('1'), 'u-1');
  const replay = (signal = new AbortController().signal) =>
    replayJournal(
      {
        store,
        lock,
        token: () => Promise.resolve(device.token),
        configuration: () => Promise.resolve(device.configuration),
        publish: (message) => published.push(message),
        fetch: (address, init) => model.fetch(z.parse(z.string(), address).replace('/api', ''), init),
        now: () => now,
      },
      { ignoresBackoff: true, signal },
    );
  return { model, page, published, device, replay };
};

describe('the worker sends what waits [PWA-06]', () => {
  test('as whom the token names, and notifies the pages', async () => {
    const { model, page, published, replay } = workerOf();
    await page.append(add('v1', 2));
    expect(await replay()).toBeNull();
    expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
    expect(model.writes().map(({ token }) => token)).toEqual([tokenOf('1')]);
    expect(published.find(({ type }) => type === 'outcome')).toMatchObject({
      owner: 'u-1',
      outcome: { type: 'sent', data: { lineItems: [{ quantity: 2 }] } },
    });
    expect(published.every(({ owner }) => owner === 'u-1')).toBe(true);
  });

  test('as a guest where there is no token, with the stored id of their cart [PWA-04]', async () => {
    const { model, page, device, replay } = workerOf();
    device.token = null;
    await page.append(add('v1', 2), { owner: 'guest' });
    await page.append(add('v2', 2));
    expect(await replay()).toBeNull();
    await page.append(add('v3', 1), { owner: 'guest' });
    expect(await replay()).toBeNull();
    const [cart] = model.baskets();
    expect(model.writes().map(({ token, body }) => [token, body['productVariantId'], body['anonymousId']])).toEqual([
      [null, 'v1', undefined],
      [null, 'v3', cart],
    ]);
    expect(await page.names('u-1')).toEqual(['add-to-basket waiting']);
  });

  test.each([
    ['expired', tokenOf('1', now / 1000 - 1)],
    ['broken', 'no token'],
  ])('not at all with a token that is %s, and blocks no lane', async (_, token) => {
    const { model, page, device, replay } = workerOf();
    device.token = token;
    await page.append(add('v1', 2));
    await page.append(add('v1', 2), { owner: 'guest' });
    expect(await replay()).toBeNull();
    expect(model.seen).toEqual([]);
    expect(await page.journal.lane('u-1', 'basket')).toMatchObject({ blockedBy: null });
  });

  test('later while the connection fails or nothing is known of the store', async () => {
    const { model, page, device, replay } = workerOf();
    await page.append(add('v1', 2));
    model.decide(() => 'drop');
    expect(await replay()).toBeGreaterThanOrEqual(now);
    model.decide(() => null);
    device.configuration = null;
    expect(await replay()).toBe(now);
    device.configuration = configuration;
    expect(await replay()).toBeNull();
    expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
  });

  test('no more than the browser gives it time for', async () => {
    const { model, page, replay } = workerOf();
    await page.appendAll(add('v1', 1), add('v2', 1));
    const ending = new AbortController();
    model.decide(() => {
      ending.abort();
      return null;
    });
    expect(await replay(ending.signal)).toBe(now);
    expect(model.writes()).toHaveLength(1);
  });

  test('nothing where nothing waits, or only what was refused', async () => {
    const { model, page, device, replay } = workerOf();
    device.configuration = null;
    expect(await replay()).toBeNull();
    const entry = await page.append(add('v1', 2));
    if (entry !== null) await page.store.write((tx) => tx.put({ ...entry, state: 'refused' }));
    expect(await replay()).toBeNull();
    expect(model.seen).toEqual([]);
  });
});

describe('at the last chance the worker goes on by itself [PWA-06]', () => {
  const run = async (answers: (number | null)[]) => {
    const clock = { ms: now };
    const pauses: number[] = [];
    await replayWhileDue(() => Promise.resolve(answers.shift() ?? null), now + 120_000, {
      now: () => clock.ms,
      pause: (ms) => {
        pauses.push(ms);
        clock.ms += ms;
        return Promise.resolve();
      },
    });
    return { pauses, left: answers };
  };

  test('until nothing is left, never before the time that the store set', async () => {
    const { pauses, left } = await run([now + 5_000, now + 20_000, null, now]);
    expect(pauses).toHaveLength(2);
    expect(pauses[0]).toBe(5_000);
    expect((pauses[0] ?? 0) + (pauses[1] ?? 0)).toBe(20_000);
    expect(left).toEqual([now]);
  });

  test('until its time is over', async () => {
    const { pauses } = await run([now + 119_999, now + 120_000, now]);
    expect(pauses).toEqual([119_999]);
  });
});
