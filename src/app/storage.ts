/** The browser's small synchronous storage; null where it is refused. */
export const openStorage = (): Storage | null => {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
};
