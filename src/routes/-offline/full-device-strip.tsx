import { Link } from '@tanstack/react-router';
import { useIsDeviceFull } from '#shopper/device/use-is-device-full.ts';
import { TriangleAlertIcon } from '#ui/notice-icons.tsx';
import { Strip } from '#ui/strip.tsx';
import { roomWording as words } from '#wording/room.ts';

/** Warns that the device is out of storage before the shopper changes something. */
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
