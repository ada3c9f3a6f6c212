/** Marks the address of a reload that could not be recorded anywhere else. */
const mark = '_r';

/** Adds the mark to an address. */
export const withReloadMark = (href: string): string => {
  const url = new URL(href);
  url.searchParams.set(mark, '1');
  return url.href;
};

/** Removes the mark from an address; null if it has none. */
export const withoutReloadMark = (href: string): string | null => {
  const url = new URL(href);
  if (!url.searchParams.has(mark)) return null;
  url.searchParams.delete(mark);
  return url.href;
};

let wasMarked = false;

/** Removes the mark from the address before anything reads it. */
export const takeReloadMark = (): void => {
  const clean = withoutReloadMark(location.href);
  if (clean === null) return;
  wasMarked = true;
  history.replaceState(history.state, '', clean);
};

/** Whether the address carried the mark. */
export const cameByReload = (): boolean => wasMarked;
