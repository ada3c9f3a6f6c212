import { cookieNames, readCookie } from '#contract/cookies.ts';
import { type PartIndexClient, startPartIndex } from '#offline/part-index/client.ts';
import address from '#offline/part-index/worker.ts?worker&url';
import type { Shop } from '#shopper/shop.tsx';

// One worker for the page: it stays when the shopper leaves the screen that asked for it.
let client: PartIndexClient | null = null;

/** Opens the part index of whoever is shopping; null where the browser has no workers. */
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

/** The part index where all of it is on this device, else null. */
export const openWholePartIndex = async (shop: Shop): Promise<PartIndexClient | null> => {
  try {
    const index = await openPartIndex(shop);
    return index?.status()?.state === 'whole' ? index : null;
  } catch (error) {
    // What else is on the device will do.
    reportError(error);
    return null;
  }
};
