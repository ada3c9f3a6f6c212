import { useEffect, useState } from 'react';
import { isDeviceFull } from '#offline/room.ts';

/** Whether the device is full: checked when a screen opens and whenever the shopper returns to it. */
export const useIsDeviceFull = (): boolean => {
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      if (document.visibilityState !== 'visible') return;
      isDeviceFull().then((is) => (isWanted ? setFull(is) : undefined), reportError);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return isFull;
};
