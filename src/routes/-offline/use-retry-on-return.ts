import { useEffect, useEffectEvent, useRef } from 'react';
import { useConnection } from '#shopper/connection/store.ts';
import { announce } from '#ui/announce.ts';
import { notHereWording } from '#wording/connection.ts';

/** Milliseconds between tries of a page that the store did not answer although the connection seems well. */
const againMs = 10_000;

/** Does it again by itself: when the connection returns, or after a while where nothing seems wrong with it. */
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
