/** Events that show that somebody uses the page. */
const stirs = ['pointermove', 'pointerdown', 'keydown'];

/** Calls `act` on the first pointer movement, the first press and the first key; returns a function that stops listening. */
export const whenStirred = (act: () => void): (() => void) => {
  for (const stir of stirs) addEventListener(stir, act, { once: true });
  return () => {
    for (const stir of stirs) removeEventListener(stir, act);
  };
};
