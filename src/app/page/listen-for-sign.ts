import { sessionChannel } from '#offline/storage-names.ts';
import { giveSign } from '#shopper/visit/first-sign.ts';

/** What a shopper does first. */
const touches = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];

/** A page that nobody touched looks for a new version all the same. */
const hourMs = 3_600_000;

/**
 * The page of a first visit has nothing to restore, to send or to finish: what does that comes with the first touch, or once
 * something happens to the page. Until then this listens in the place of all that.
 */
export const listenForSign = (): void => {
  const ended = new AbortController();
  const { signal } = ended;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(sessionChannel);
  const onSign = (): void => {
    ended.abort();
    channel?.close();
    clearTimeout(timer);
    giveSign();
  };
  const timer = setTimeout(onSign, hourMs);
  // Not captured: what scrolls in the page by itself is no touch.
  for (const touch of touches) addEventListener(touch, onSign, { passive: true, signal });
  for (const change of ['online', 'offline', 'pagehide']) addEventListener(change, onSign, { signal });
  document.addEventListener('visibilitychange', onSign, { signal });
  // Somebody signed in or out in another tab.
  channel?.addEventListener('message', onSign);
  // The first worker is this page's own.
  let hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (hadWorker) onSign();
      hadWorker = true;
    },
    { signal },
  );
};
