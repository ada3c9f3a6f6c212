import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PartIndexClient } from '#offline/part-index/client.ts';
import type { IndexStatus } from '#offline/part-index/messages.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { openPartIndex } from '#shopper/device/part-index.ts';
import { useShop } from '#shopper/shop.tsx';
import type { DeviceParts } from '#features/quick-order/look-up.ts';
import { neverChanges } from '#ui/never-changes.ts';

/** The part index of this device: what can be asked of it, how far it is, and what fetches it. */
export interface DevicePartIndex {
  /** Null until there is something to ask: all parts, or without a connection as many as there was room for. */
  readonly parts: DeviceParts | null;
  readonly status: IndexStatus | null;
  readonly fetch: () => void;
  readonly remove: () => Promise<void>;
}

const noStatus = () => null;

/** Opens the part index of whoever is shopping; what is whole is brought up to date, what is missing waits to be asked for. */
export const useDeviceParts = (): DevicePartIndex => {
  const { configuration, currencyCode, countryCode, audience } = useShop();
  const isDown = useConnection().shown !== 'online';
  const [index, setIndex] = useState<PartIndexClient | null>(null);
  useEffect(() => {
    let isLeft = false;
    void openPartIndex({ configuration, currencyCode, countryCode, audience })
      .then((opened) => {
        if (!isLeft) setIndex(opened);
      })
      // Without the index everything is looked up at the store.
      .catch(reportError);
    return () => {
      isLeft = true;
    };
  }, [configuration, currencyCode, countryCode, audience]);
  useEffect(() => {
    if (index === null || isDown) return;
    const isWhole = index.status()?.state === 'whole';
    // The store may not answer; then what is here has to do.
    void (isWhole ? index.fetch() : index.look()).catch(() => undefined);
  }, [index, isDown]);
  const status = useSyncExternalStore(index?.subscribe ?? neverChanges, index?.status ?? noStatus, noStatus);
  // Some of them are better than none while there is no store to ask.
  const isWhole = status?.state === 'whole';
  const isUsed = isWhole || (isDown && status?.state === 'partial');
  const parts = useMemo(() => (index === null || !isUsed ? null : { ...index, isWhole }), [index, isUsed, isWhole]);
  return {
    parts,
    status,
    fetch: () => void index?.fetch().catch(reportError),
    remove: async () => index?.remove(),
  };
};
