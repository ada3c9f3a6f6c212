const listeners = new Set<() => void>();
let note: string | null = null;

/** What stands beside everything that cannot be done now for want of a connection; null while there is one. */
export const readConnectionNote = (): string | null => note;

/** Says from now on that a connection is missing, or with null no more. */
export const setConnectionNote = (text: string | null): void => {
  if (text === note) return;
  note = text;
  for (const tell of listeners) tell();
};

/** Hears of every change until the function it returns is called. */
export const onConnectionNote = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
