import { useEffect, useState } from 'react';
import { readGuestOrderKey } from '#shopper/guest-orders.ts';

/** The anonymousId that this device placed an order with as a guest; null if it did not, undefined until it is read. */
export const useOrderKey = (orderId: string | undefined): string | null | undefined => {
  const [found, setFound] = useState<string | null>();
  useEffect(() => {
    if (orderId === undefined) return;
    readGuestOrderKey(orderId).then(setFound, () => setFound(null));
  }, [orderId]);
  return orderId === undefined ? null : found;
};
