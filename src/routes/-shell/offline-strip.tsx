import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { WifiOffIcon } from '#ui/icons.tsx';
import { Strip } from '#ui/strip.tsx';
import { shellWording } from '#wording/shell.ts';

/** Says that there is no network, and what can be done without one. */
export function OfflineStrip() {
  const isOnline = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : (
        <Strip tone="warning" icon={<WifiOffIcon size={18} />}>
          <b>{shellWording.offline}</b> {shellWording.offlineNote}
        </Strip>
      )}
    </div>
  );
}
