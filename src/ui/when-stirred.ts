/** By these a page notices that somebody is there. */
const stirs = ['pointermove', 'pointerdown', 'keydown'];

/** Calls `act` when somebody first moves, presses or types, and again for the first of the others; returns what ends that. */
export const whenStirred = (act: () => void): (() => void) => {
  for (const stir of stirs) addEventListener(stir, act, { once: true });
  return () => {
    for (const stir of stirs) removeEventListener(stir, act);
  };
};
