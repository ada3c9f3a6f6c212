import { useState, useSyncExternalStore } from 'react';
import { neverChanges } from './never-changes.ts';

/** Whether the host rendered what calls this, so that it was hydrated and not drawn anew. */
export const useIsRendered = (): boolean => {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isRendered] = useState(isHydrating);
  return isRendered;
};
