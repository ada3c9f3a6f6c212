import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isDeviceFull } from '#offline/room.ts';
import { TriangleAlertIcon } from '#ui/icons.tsx';
import { Strip } from '#ui/strip.tsx';
import { roomWording as words } from '#wording/room.ts';

/** Says that the device can store no more, before the shopper changes something. */
export function FullDeviceStrip() {
  if (!useIsDeviceFull()) return null;
  const makeRoom = (
    <Link to="/sync" hash="sync-device-title">
      {words.makeRoom}
    </Link>
  );
  return (
    <Strip tone="warning" icon={<TriangleAlertIcon size={18} />} action={makeRoom}>
      <b>{words.full}</b> {words.fullStrip}
    </Strip>
  );
}

/** Looks when the page opens and each time that the shopper comes back to it. */
const useIsDeviceFull = (): boolean => {
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
