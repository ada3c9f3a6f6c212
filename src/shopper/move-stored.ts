/** Gives what an earlier version stored under `formerKey` the key of this one, unless there is something under it already. */
export const moveStored = (formerKey: string, key: string): void => {
  try {
    const text = localStorage.getItem(formerKey);
    if (text === null) return;
    if (localStorage.getItem(key) === null) localStorage.setItem(key, text);
    localStorage.removeItem(formerKey);
  } catch {
    // Storage is refused, so there is nothing to move.
  }
};
