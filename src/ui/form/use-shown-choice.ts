import { useState } from 'react';

/**
 * What a control shows whose choice is saved at once: the choice from the press on, until it is saved and `saved` has
 * changed. `drop` goes back to what is saved, as after a refusal. A mutation's own state comes a task after the press, and
 * React has set a radio button back by then.
 */
export const useShownChoice = <T>(
  saved: T,
  isSaving: boolean,
): { shown: T; choose: (choice: T) => void; drop: () => void } => {
  const [choice, setChoice] = useState<{ readonly value: T; readonly over: T } | null>(null);
  const isSuperseded = choice !== null && !isSaving && choice.over !== saved;
  if (isSuperseded) setChoice(null);
  return {
    shown: choice === null || isSuperseded ? saved : choice.value,
    choose: (value) => setChoice({ value, over: saved }),
    drop: () => setChoice(null),
  };
};
