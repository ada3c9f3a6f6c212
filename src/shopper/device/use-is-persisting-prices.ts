import { useEffect, useState } from 'react';
import { isPersistingPrices } from '#shopper/offline-shopper.ts';

/** Whether the shopper's own prices and orders are stored on this device; null until known, and for guests. */
export const useIsPersistingPrices = (): [boolean | null, (isOn: boolean) => void] => {
  const [isPersisted, setPersisted] = useState<boolean | null>(null);
  useEffect(() => {
    let isLeft = false;
    void isPersistingPrices().then((isOn) => (isLeft ? undefined : setPersisted(isOn)));
    return () => {
      isLeft = true;
    };
  }, []);
  return [isPersisted, setPersisted];
};
