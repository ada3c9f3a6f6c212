import { useCallback } from 'react';
import { isNoAnswer } from '#api/api-error.ts';
import { useShop } from '#shopper/shop.tsx';
import { resolveAtStore } from './look-up.ts';
import type { KnownPart } from './pad-row.ts';
import { useDeviceParts } from '#features/quick-order/device/use-device-parts.ts';

/** Parts by the requested codes; if `isComplete`, a missing code names no part. */
export interface FoundParts {
  readonly found: ReadonlyMap<string, KnownPart>;
  readonly isComplete: boolean;
}

/** Looks up part numbers at the store or, if it doesn't answer, among the parts on this device. */
export const useLookUp = () => {
  const shop = useShop();
  const { parts } = useDeviceParts();
  const find = useCallback(
    async (skus: readonly string[]): Promise<FoundParts> => {
      try {
        return { found: await resolveAtStore(shop, skus), isComplete: true };
      } catch (error) {
        if (!isNoAnswer(error)) throw error;
        return parts === null
          ? { found: new Map(), isComplete: false }
          : { found: await parts.resolve(skus), isComplete: parts.isWhole };
      }
    },
    [shop, parts],
  );
  return { find, hasParts: parts?.isWhole === true };
};
