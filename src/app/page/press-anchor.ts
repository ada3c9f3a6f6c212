/** Elements that react to a press. */
const controls = 'a,button,summary,label,input';

/** How far a finger or mouse may move during a press; beyond that, the visitor has changed their mind. */
const maxWanderPx = 16;

interface Press {
  readonly control: HTMLElement;
  /** Where the control was. */
  readonly top: number;
  readonly left: number;
  /** Where the pointer was. */
  readonly x: number;
  readonly y: number;
}

const hasLeft = ({ x, y }: Press, { clientX, clientY }: MouseEvent): boolean =>
  Math.abs(clientX - x) > maxWanderPx || Math.abs(clientY - y) > maxWanderPx;

/**
 * Makes a press count for the control it began on. If late content moves the screen between press and release,
 * browsers click whatever is then under the pointer, or nothing.
 */
export const anchorPresses = (): void => {
  let pressed: Press | null = null;
  const forget = (): void => {
    pressed = null;
  };
  const onDown = ({ target, button, clientX, clientY }: PointerEvent): void => {
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    if (control === null || button !== 0) return forget();
    const { top, left } = control.getBoundingClientRect();
    pressed = { control, top, left, x: clientX, y: clientY };
  };
  const onClick = (event: MouseEvent): void => {
    const began = pressed;
    forget();
    // Clicks made by scripts are left alone.
    if (began === null || !event.isTrusted || !(event.target instanceof Node)) return;
    const { control } = began;
    const { top, left } = control.getBoundingClientRect();
    const hasMoved = top !== began.top || left !== began.left;
    if (!hasMoved || hasLeft(began, event) || !control.isConnected || control.contains(event.target)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    control.click();
  };
  addEventListener('pointerdown', onDown, true);
  addEventListener('click', onClick, true);
  // A pointer that scrolls doesn't press, and a click by keyboard has no pointer.
  addEventListener('pointercancel', forget, true);
  addEventListener('keydown', forget, true);
};
