import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { readGuestOrderKey, readLastGuestOrderId, saveGuestOrderKey } from './guest-orders.ts';

afterEach(() => vi.unstubAllGlobals());

test('the key to an order is found again, and the last one is the latest', async () => {
  await saveGuestOrderKey('o-1', 'a-1');
  await saveGuestOrderKey('o-2', 'a-2');
  expect([await readGuestOrderKey('o-1'), await readGuestOrderKey('o-2')]).toEqual(['a-1', 'a-2']);
  expect(await readLastGuestOrderId()).toBe('o-2');
  expect(await readGuestOrderKey('o-none')).toBeNull();
});

test('orders that are placed in two tabs at once both keep their keys', async () => {
  await Promise.all([saveGuestOrderKey('o-4', 'a-4'), saveGuestOrderKey('o-5', 'a-5')]);
  expect([await readGuestOrderKey('o-4'), await readGuestOrderKey('o-5')]).toEqual(['a-4', 'a-5']);
});

test('on a device that stores nothing the page itself has the key to the order that it placed', async () => {
  const refuse = () => {
    throw new DOMException('Storage is off.', 'SecurityError');
  };
  vi.stubGlobal('indexedDB', { open: refuse });
  await saveGuestOrderKey('o-3', 'a-3');
  expect(await readGuestOrderKey('o-3')).toBe('a-3');
  expect(await readLastGuestOrderId()).toBe('o-3');
});
