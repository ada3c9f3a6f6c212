import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the host rendered what calls this, so that it was hydrated and not drawn anew. */
export const useIsRendered = (): boolean => {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isRendered] = useState(isHydrating);
  return isRendered;
};
