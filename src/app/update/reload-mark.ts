/** Stands in the address of a reload that could not be written down anywhere else. */
const mark = '_r';

/** The address with the mark. */
export const withReloadMark = (href: string): string => {
  const url = new URL(href);
  url.searchParams.set(mark, '1');
  return url.href;
};

/** The address without the mark; null where it has none. */
export const withoutReloadMark = (href: string): string | null => {
  const url = new URL(href);
  if (!url.searchParams.has(mark)) return null;
  url.searchParams.delete(mark);
  return url.href;
};

let wasMarked = false;

/** Takes the mark out of the address before anybody reads it. */
export const takeReloadMark = (): void => {
  const clean = withoutReloadMark(location.href);
  if (clean === null) return;
  wasMarked = true;
  history.replaceState(history.state, '', clean);
};

/** Whether the address carried the mark. */
export const cameByReload = (): boolean => wasMarked;
