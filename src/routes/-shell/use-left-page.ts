import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';

/** Tells of each move to another page. */
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
