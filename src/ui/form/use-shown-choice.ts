import { useState } from 'react';

/**
 * What to show in a control that saves at once: the shopper's choice from the press until it is saved and `saved` has
 * changed. `drop` returns to the saved value, for instance after a refusal. A mutation's own pending state comes too late: it
 * changes a task after the press, when React has already reset the radio button.
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
