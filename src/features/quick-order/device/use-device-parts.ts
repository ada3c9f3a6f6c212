import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { PartIndexClient } from '#offline/part-index/client.ts';
import type { IndexStatus } from '#offline/part-index/messages.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { openPartIndex } from '#shopper/device/part-index.ts';
import { useShop } from '#shopper/shop.tsx';
import type { DeviceParts } from '#features/quick-order/look-up.ts';
import { neverChanges } from '#ui/never-changes.ts';

/** The part index of this device: its lookups, its status, and functions to fetch and remove it. */
export interface DevicePartIndex {
  /** Null unless all parts are on the device or, without a connection, at least some of them. */
  readonly parts: DeviceParts | null;
  readonly status: IndexStatus | null;
  readonly fetch: () => void;
  readonly remove: () => Promise<void>;
}

const noStatus = () => null;

/** Opens the current shopper's part index; updates a complete one, but completes a partial one only on request. */
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
      // Without the index, everything is looked up at the store.
      .catch(reportError);
    return () => {
      isLeft = true;
    };
  }, [configuration, currencyCode, countryCode, audience]);
  useEffect(() => {
    if (index === null || isDown) return;
    const isWhole = index.status()?.state === 'whole';
    // If the store doesn't answer, the existing index has to do.
    void (isWhole ? index.fetch() : index.look()).catch(() => undefined);
  }, [index, isDown]);
  const status = useSyncExternalStore(index?.subscribe ?? neverChanges, index?.status ?? noStatus, noStatus);
  // While the store can't be asked, some parts are better than none.
  const isWhole = status?.state === 'whole';
  const hasInteracted = isWhole || (isDown && status?.state === 'partial');
  const parts = useMemo(
    () => (index === null || !hasInteracted ? null : { ...index, isWhole }),
    [index, hasInteracted, isWhole],
  );
  return {
    parts,
    status,
    fetch: () => void index?.fetch().catch(reportError),
    remove: async () => index?.remove(),
  };
};
