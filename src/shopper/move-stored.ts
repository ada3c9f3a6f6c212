/** Moves a value that an earlier version stored under `formerKey` to `key`, unless that already has one. */
export const moveStored = (formerKey: string, key: string): void => {
  try {
    const text = localStorage.getItem(formerKey);
    if (text === null) return;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    localStorage.removeItem(formerKey);
  } catch {
    // Storage is blocked, so there is nothing to move.
  }
};
