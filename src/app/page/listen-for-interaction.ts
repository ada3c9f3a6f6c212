import { sessionChannel } from '#offline/storage-names.ts';
import { markInteracted } from '#shopper/visit/first-interaction.ts';
import { onInteraction } from '#ui/on-interaction.ts';

/** After this, even an untouched page checks for a new version. */
const hourMs = 3_600_000;

/**
 * The page of a first visit has nothing to restore, send or finish, so the code for that loads at the first touch, or once
 * something happens to the page. Until then, these listeners stand in for it.
 */
export const listenForInteraction = (): void => {
  const ended = new AbortController();
  const { signal } = ended;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(sessionChannel);
  const end = (): void => {
    ended.abort();
    stopListening();
    channel?.close();
    clearTimeout(timer);
    markInteracted();
  };
  const timer = setTimeout(end, hourMs);
  const stopListening = onInteraction(end);
  for (const change of ['online', 'offline', 'pagehide']) addEventListener(change, end, { signal });
  document.addEventListener('visibilitychange', end, { signal });
  // Somebody signed in or out in another tab.
  channel?.addEventListener('message', end);
  // Whoever has focused a control or scrolled before this point is here already.
  if (document.activeElement !== document.body || scrollY > 0) return end();
  // The first worker that takes control was installed by this page, so it doesn't count.
  let hadWorker = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener(
    'controllerchange',
    () => {
      if (hadWorker) end();
      hadWorker = true;
    },
    { signal },
  );
};
