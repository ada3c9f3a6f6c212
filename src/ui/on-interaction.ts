/** Events that show that somebody uses the page. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'input', 'click', 'wheel', 'scroll'];

/** Calls `act` at the first of these events; returns a function that stops listening. */
export const onInteraction = (act: () => void): (() => void) => {
  const ended = new AbortController();
  const actOnce = (): void => {
    ended.abort();
    act();
  };
  const { signal } = ended;
  // Capturing, since React stops events of parts that aren't hydrated yet. Scrolling isn't captured, so that elements that scroll by
  // themselves don't count.
  for (const event of interactionEvents)
    addEventListener(event, actOnce, { passive: true, capture: event !== 'scroll', signal });
  return () => ended.abort();
};
