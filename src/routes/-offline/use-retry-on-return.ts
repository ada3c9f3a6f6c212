import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#shopper/connection/store.ts';
import { announce } from '#ui/announce.ts';
import { notHereWording } from '#wording/connection.ts';

/** Retry interval while the connection seems fine but the store doesn't respond. */
const againMs = 10_000;

/** Retries automatically: when the connection returns, or at intervals if nothing seems wrong with it. */
export const useRetryOnReturn = (onAgain: () => void): void => {
  const { judged } = useConnection();
  const again = useEffectEvent(onAgain);
  const wasDown = useRef(false);
  useEffect(() => {
    if (judged !== 'online') {
      wasDown.current = true;
      return undefined;
    }
    if (wasDown.current) {
      wasDown.current = false;
      announce(notHereWording.isBack);
      again();
    }
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again();
    }, againMs);
    return () => clearInterval(timer);
  }, [judged]);
};
