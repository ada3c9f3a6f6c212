const controls = 'a[href],button,summary';

/**
 * Moves the focus to the control that is pressed. Safari leaves it in the field on iPhones and Macs, and voice control does
 * everywhere; but fields commit what was typed when the focus leaves them.
 */
export const focusPressed = (): void => {
  // The press is one that leaves the focus in the field: on a suggestion, or by Enter in the field itself.
  let isFieldKept = false;
  const onClick = ({ target }: MouseEvent): void => {
    const field = document.activeElement;
    const control = target instanceof Element ? target.closest<HTMLElement>(controls) : null;
    const isTyping = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isTyping && !isFieldKept) control?.focus({ preventScroll: true });
  };
  addEventListener('pointerdown', (event) => {
    isFieldKept = event.defaultPrevented;
  });
  addEventListener('keydown', ({ key }) => {
    isFieldKept = key === 'Enter';
  });
  addEventListener('keyup', () => {
    isFieldKept = false;
  });
  addEventListener('click', onClick, true);
};
