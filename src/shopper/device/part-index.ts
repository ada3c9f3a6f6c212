import { cookieNames, readCookie } from '#contract/cookies.ts';
import { type PartIndexClient, startPartIndex } from '#offline/part-index/client.ts';
import address from '#offline/part-index/worker.ts?worker&url';
import type { Shop } from '#shopper/shop.tsx';

// One worker per page: it outlives the screen that opened it.
let client: PartIndexClient | null = null;

/** Opens the current shopper's part index; null if the browser has no workers. */
export const openPartIndex = async ({
  configuration: { apiBase, apiKey, storeKey },
  currencyCode,
  countryCode,
  audience,
}: Pick<Shop, 'configuration' | 'currencyCode' | 'countryCode' | 'audience'>): Promise<PartIndexClient | null> => {
  if (typeof Worker === 'undefined') return null;
  client ??= startPartIndex(address);
  const opened = client;
  const token = audience === 'guest' ? null : readCookie(document.cookie, cookieNames.token);
  const base = new URL(apiBase, location.href).href.replace(/\/$/, '');
  await opened.open({ base, identity: { apiKey, storeKey, currencyCode, countryCode, token } });
  return opened;
};

/** The part index if all of it is on this device, else null. */
export const openWholePartIndex = async (shop: Shop): Promise<PartIndexClient | null> => {
  try {
    const index = await openPartIndex(shop);
    return index?.status()?.state === 'whole' ? index : null;
  } catch (error) {
    // Then other data on the device has to do.
    reportError(error);
    return null;
  }
};
