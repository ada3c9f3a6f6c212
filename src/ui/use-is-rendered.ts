import { useState, useSyncExternalStore } from 'react';
import { neverChanges } from './never-changes.ts';

/** Whether the host rendered the calling component, so that the page hydrated it instead of rendering it from scratch. */
export const useIsRendered = (): boolean => {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );
  const [isRendered] = useState(isHydrating);
  return isRendered;
};
