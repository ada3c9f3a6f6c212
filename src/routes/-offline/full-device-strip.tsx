import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { isFull, readRoom } from '#offline/room.ts';
import { useWaiting } from '#shopper/use-waiting.ts';
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

/** Looks when the page opens, when it is looked at again, and after each change. */
const useIsDeviceFull = (): boolean => {
  const waiting = useWaiting();
  const [isDeviceFull, setFull] = useState(false);
  useEffect(() => {
    let isWanted = true;
    const look = (): void => {
      readRoom().then((room) => (isWanted ? setFull(room !== null && isFull(room)) : undefined), reportError);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      isWanted = false;
      document.removeEventListener('visibilitychange', look);
    };
  }, [waiting]);
  return isDeviceFull;
};
