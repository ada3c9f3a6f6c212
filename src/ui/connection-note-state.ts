const listeners = new Set<() => void>();
let note: string | null = null;

/** The note shown beside everything that needs a connection; null while online. */
export const readConnectionNote = (): string | null => note;

/** Sets the note; null means online. */
export const setConnectionNote = (text: string | null): void => {
  if (text === note) return;
  note = text;
  for (const tell of listeners) tell();
};

/** Subscribes to changes; returns the unsubscribe function. */
export const onConnectionNote = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
