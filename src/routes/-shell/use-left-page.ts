import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Calls `onLeft` after each navigation to another page. */
export const useLeftPage = (onLeft: () => void): void => {
  const router = useRouter();
  const tell = useEffectEvent(onLeft);
  useEffect(
    () =>
      router.subscribe('onBeforeLoad', ({ hrefChanged }) => {
        if (hrefChanged) tell();
      }),
    [router],
  );
};
