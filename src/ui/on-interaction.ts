/** Events that show that somebody uses the page. */
const interactionEvents = ['pointermove', 'pointerdown', 'keydown'];

/** Calls `act` on the first pointer movement, the first press and the first key; returns a function that stops listening. */
export const onInteraction = (act: () => void): (() => void) => {
  for (const event of interactionEvents) addEventListener(event, act, { once: true });
  return () => {
    for (const event of interactionEvents) removeEventListener(event, act);
  };
};
