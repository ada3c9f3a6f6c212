/**
 * Focuses a step that was just opened. On a narrow screen it scrolls to the top, under the toasts: they then cover only finished
 * steps, and the rest of the viewport is free for the open one.
 */
export const goToStep = (heading: HTMLElement | null): void => {
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  const isNarrow = matchMedia('(max-width: 63.99em)').matches;
  heading.scrollIntoView({ block: isNarrow ? 'start' : 'nearest', behavior: 'instant' });
};
