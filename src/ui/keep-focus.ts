import { focusHeadingIfLost, isFocusLost } from './lost-focus.ts';

const rowSelector = 'li, th, [data-row]';
const controlSelector = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';
const dialogSelector = '[role="dialog"], [role="alertdialog"]';

const rowsOf = (part: Element): readonly Element[] => [...part.querySelectorAll(rowSelector)];
const controlsOf = (row: Element): readonly HTMLElement[] => [...row.querySelectorAll<HTMLElement>(controlSelector)];

/** A control that has the focus, and where it is. */
interface Held {
  readonly control: Element;
  readonly rows: readonly Element[];
  /** The index of its row; -1 if it is in none. */
  readonly at: number;
  /** Its place among the row's controls, counted from the end: the button that removes a row is always the last. */
  readonly fromEnd: number;
  readonly path: string;
}

const heldIn = (part: Element, control: Element): Held => {
  const rows = rowsOf(part);
  const at = rows.findLastIndex((row) => row.contains(control));
  const row = rows[at];
  const controls = row === undefined ? [] : controlsOf(row);
  return {
    control,
    rows,
    at,
    fromEnd: controls.length - controls.findIndex((one) => one === control),
    path: location.pathname,
  };
};

/** The rows that may take the focus: the same one or what took its place, those after it, then those before it. */
const successorsOf = (part: Element, { rows, at }: Held): readonly Element[] => {
  if (at === -1) return [];
  const instead = rowsOf(part)[at];
  const isNew = instead !== undefined && !rows.includes(instead);
  const near = [...rows.slice(at), ...rows.slice(0, at).toReversed()].filter((row) => part.contains(row));
  return isNew ? [instead, ...near] : near;
};

/** The control that a held Enter pressed: once the focus moves on, the key's repeats must press nothing else. */
let pressed: EventTarget | null = null;

const pressOnce = (event: KeyboardEvent): void => {
  if (event.key !== 'Enter') return;
  if (!event.repeat) pressed = event.target;
  else if (event.target !== pressed) event.preventDefault();
};

const letGo = (): void => {
  pressed = null;
};

/**
 * A ref for a part with rows or controls that can be removed. When the control that had the focus is gone, the same one of the next
 * row takes it, else of the previous row, else the part itself if it can (`tabIndex={-1}`), else the page's heading.
 */
export const keepFocus = (part: HTMLElement | null): (() => void) | undefined => {
  if (part === null) return undefined;
  let held: Held | undefined;
  const note = ({ target }: Event): void => {
    if (!(target instanceof Element)) return;
    if (part.contains(target)) held = heldIn(part, target);
    // The control may be removed while the dialog that it opened has the focus.
    else if (target.closest(dialogSelector) === null) held = undefined;
  };
  const leave = ({ target }: Event): void => {
    if (target instanceof Element && !part.contains(target) && target.closest(dialogSelector) === null)
      held = undefined;
  };
  const pass = (): void => {
    if (held === undefined || held.control.isConnected || !isFocusLost()) return;
    const { fromEnd } = held;
    for (const row of successorsOf(part, held)) {
      const controls = controlsOf(row);
      (controls.at(-fromEnd) ?? controls[0])?.focus();
      if (!isFocusLost()) return;
    }
    part.focus({ preventScroll: true });
    focusHeadingIfLost();
  };
  // In the next frame, since a closing dialog returns the focus in this one.
  const changes = new MutationObserver(() => requestAnimationFrame(pass));
  changes.observe(part, { childList: true, subtree: true });
  // Dialogs are children of the body.
  changes.observe(document.body, { childList: true });
  document.addEventListener('focusin', note);
  // Shared by all parts and never removed: a key may still be held when its part is gone.
  document.addEventListener('keydown', pressOnce, true);
  document.addEventListener('keyup', letGo, true);
  // A press outside that focuses nothing.
  document.addEventListener('pointerdown', leave);
  return () => {
    changes.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('pointerdown', leave);
    // A navigation moves the focus itself.
    if (held?.path === location.pathname) requestAnimationFrame(focusHeadingIfLost);
  };
};
