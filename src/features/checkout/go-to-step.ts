/**
 * Gives the focus to a step that was opened. On a narrow screen it goes to the top, under the messages: what they lie over is
 * done, and the whole window is left for what is next.
 */
export const goToStep = (heading: HTMLElement | null): void => {
  if (heading === null) return;
  heading.focus({ preventScroll: true });
  const isNarrow = matchMedia('(max-width: 63.99em)').matches;
  heading.scrollIntoView({ block: isNarrow ? 'start' : 'nearest', behavior: 'instant' });
};
