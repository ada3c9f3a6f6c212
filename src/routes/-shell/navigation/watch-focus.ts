import { focusHeadingIfLost, isFocusLost, takeLostFocus } from '#ui/lost-focus.ts';

/** Where a press removes the control itself: a failure's "Try again", what was applied; and the heading of a page that is tried again. */
const fleetingSelector = '.notice, .error-actions, .tag, main h1';
const controlSelector = 'a[href], button:enabled';
const dialogSelector = '[role="dialog"], [role="alertdialog"]';

/** How long whoever removed the control may take to focus something else. */
const patienceMs = 100;

/** A page that is tried again is hidden meanwhile: how often to look whether it can take the focus. */
const maxTries = 300;

/** What had the focus last, and its place in its list, if it was in one. */
interface Held {
  readonly control: Element;
  readonly list: Element | null;
  readonly at: number;
}

const heldAt = (control: Element): Held => {
  const item = control.closest('li');
  const list = item?.parentElement ?? null;
  return { control, list, at: [...(list?.children ?? [])].findIndex((each) => each === item) };
};

/** Focuses the item that took the place of the removed one, or the one before it; else the open dialog, or the page's heading. */
const passOn = ({ list, at }: Held): void => {
  const items = list?.isConnected ? list.children : [];
  takeLostFocus((items[at] ?? items[at - 1])?.querySelector<HTMLElement>(controlSelector) ?? null);
  takeLostFocus([...document.querySelectorAll<HTMLElement>(dialogSelector)].at(-1) ?? null);
  focusHeadingIfLost();
};

/**
 * Passes the focus on when one of these had it and is gone, unless something else has taken it. Returns a function that
 * stops it.
 */
export const watchFocus = (): (() => void) => {
  const hold = (target: EventTarget | null): Held | undefined =>
    target instanceof Element && target.closest(fleetingSelector) !== null ? heldAt(target) : undefined;
  let held = hold(document.activeElement);
  const note = ({ target }: Event): void => {
    held = hold(target);
  };
  const leave = ({ target }: Event): void => {
    // A press on nothing in particular gives the focus up.
    if (target instanceof Element && held?.control.contains(target) !== true) held = undefined;
  };
  const removals = new MutationObserver(() => {
    if (held === undefined || held.control.isConnected) return;
    const lost = held;
    held = undefined;
    let tries = 0;
    const tryToPass = (): void => {
      if (!isFocusLost() || held !== undefined) return;
      passOn(lost);
      tries += 1;
      if (tries < maxTries && isFocusLost()) setTimeout(tryToPass, patienceMs);
    };
    // In a frame, since others who pass the focus on wait for the next one, however late a busy device draws it.
    setTimeout(() => requestAnimationFrame(tryToPass), patienceMs);
  });
  const pressOnce = (event: KeyboardEvent): void => {
    // The focus has moved on under a held key, which must not press one after the other.
    if (event.key === 'Enter' && event.repeat && held !== undefined) event.preventDefault();
  };
  removals.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('pointerdown', leave);
  document.addEventListener('keydown', pressOnce, true);
  return () => {
    removals.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', leave);
    document.removeEventListener('keydown', pressOnce, true);
  };
};
