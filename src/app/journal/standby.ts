import { isJournalEmpty } from '#offline/journal/is-empty.ts';
import { journalChannel } from '#offline/storage-names.ts';
import type { CurrentShop } from '#app/current-shop.ts';

/** Messages about the journal from other tabs and the worker, while this page has not opened it. */
export interface Standby {
  readonly post: (message: unknown) => void;
  /** Passes the messages received so far, and all later ones, to the journal that is now open. */
  readonly follow: (onMessage: (message: unknown) => void) => void;
}

/** A press or a key on one of these may begin a change. */
const controls = 'button, input, select, textarea';

/**
 * Listens in place of the journal, and opens it once it may be needed: somebody signs in, another tab changes
 * something, or the shopper reaches for a control, so that its code is loaded before the change is made.
 */
export const startStandby = async (
  currentShop: CurrentShop,
  wake: () => void,
): Promise<{ readonly standby: Standby; readonly isEmpty: boolean }> => {
  const missed: unknown[] = [];
  let receive = (message: unknown): void => {
    missed.push(message);
    wake();
  };
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(journalChannel);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => receive(data));

  const isGuest = (): boolean => currentShop.state().session.kind === 'guest';
  const wakeForControl = ({ target }: Event): void => {
    if (target instanceof Element && target.closest(controls) !== null) wake();
  };
  const ended = new AbortController();
  const { signal } = ended;
  for (const type of ['pointerdown', 'focusin', 'keydown']) {
    document.addEventListener(type, wakeForControl, { capture: true, passive: true, signal });
  }
  addEventListener(
    'pageshow',
    ({ persisted }) => {
      // A page in the back-forward cache misses messages.
      if (persisted) void isJournalEmpty().then((isEmpty) => isEmpty || wake());
    },
    { signal },
  );
  const unsubscribe = currentShop.subscribe(() => isGuest() || wake());
  const standby: Standby = {
    post: (message) => channel?.postMessage(message),
    follow: (onMessage) => {
      ended.abort();
      unsubscribe();
      receive = onMessage;
      for (const message of missed.splice(0)) onMessage(message);
    },
  };
  // Checked last: the listeners already report any later change.
  return { standby, isEmpty: isGuest() && (await isJournalEmpty()) };
};
