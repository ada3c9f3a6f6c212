import { useEffect, useState } from 'react';
import { readGuestOrderKey } from '#shopper/guest-orders.ts';

/** The anonymousId with which this device placed an order as a guest; null if it didn't, undefined until read. */
export const useOrderKey = (orderId: string | undefined): string | null | undefined => {
  const [found, setFound] = useState<string | null>();
  useEffect(() => {
    if (orderId === undefined) return;
    readGuestOrderKey(orderId).then(setFound, () => setFound(null));
  }, [orderId]);
  return orderId === undefined ? null : found;
};
