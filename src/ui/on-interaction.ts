/** Events that show that somebody uses the page. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'wheel', 'scroll'];

/** Calls `act` at the first of these events; returns a function that stops listening. */
export const onInteraction = (act: () => void): (() => void) => {
  const ended = new AbortController();
  const actOnce = (): void => {
    ended.abort();
    act();
  };
  // Not capturing, so that elements that scroll by themselves don't count.
  for (const event of interactionEvents) addEventListener(event, actOnce, { passive: true, signal: ended.signal });
  return () => ended.abort();
};
