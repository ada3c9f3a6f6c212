/** What a press can work. */
const controls = 'a,button,summary,label,input';

/** How far a finger or a mouse wanders while it presses one thing; who has gone further has changed their mind. */
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
 * A press counts for the control it began on. Where something that arrives late moves the screen between press and release,
 * browsers click what has come under the pointer instead, or nothing.
 */
export const keepPresses = (): void => {
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
    // What the page clicks by itself is meant as it is.
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
  // A pointer that scrolls presses nothing, and a key's click began on no pointer.
  addEventListener('pointercancel', forget, true);
  addEventListener('keydown', forget, true);
};
