/** Whether nothing has the focus, as after what had it is gone from the page. */
export const isFocusLost = (): boolean => document.activeElement === document.body;

/** Focuses a part if what had the focus is gone. */
export const takeLostFocus = (part: HTMLElement | null): void => {
  if (isFocusLost()) part?.focus({ preventScroll: true });
};

export const focusHeadingIfLost = (): void => {
  // A screen that was left may still be in the document, hidden, where nothing takes the focus.
  for (const heading of document.querySelectorAll<HTMLElement>('main h1')) takeLostFocus(heading);
};
