import { isJournalEmpty } from '#offline/journal/is-empty.ts';
import { journalChannel } from '#offline/storage-names.ts';
import type { CurrentShop } from '#app/current-shop.ts';

/** What other tabs and the worker say of the journal while this page has not opened it. */
export interface Asleep {
  readonly post: (message: unknown) => void;
  /** Gives what was said so far to the journal that is open now, and from now on what is said. */
  readonly follow: (onMessage: (message: unknown) => void) => void;
}

/** A press or a key on one of these may be the beginning of a change. */
const controls = 'button, input, select, textarea';

/**
 * Listens in the journal's place, and wakes it once there may be something for it to do: somebody signs in, another tab changes
 * something, or the shopper reaches for a control, so that its code is there before the change is made.
 */
export const fallAsleep = async (
  currentShop: CurrentShop,
  wake: () => void,
): Promise<{ readonly asleep: Asleep; readonly isEmpty: boolean }> => {
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
      // Messages pass by a page that is kept for the way back.
      if (persisted) void isJournalEmpty().then((isEmpty) => isEmpty || wake());
    },
    { signal },
  );
  const unsubscribe = currentShop.subscribe(() => isGuest() || wake());
  const asleep: Asleep = {
    post: (message) => channel?.postMessage(message),
    follow: (onMessage) => {
      ended.abort();
      unsubscribe();
      receive = onMessage;
      for (const message of missed.splice(0)) onMessage(message);
    },
  };
  // Asked last: whatever changes from now on is heard.
  return { asleep, isEmpty: isGuest() && (await isJournalEmpty()) };
};
