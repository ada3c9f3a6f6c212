/** Rows to render per frame, so that a page of a hundred doesn't block keys or touches. */
export const rowsAtOnce = 3;

/** Timeout for hidden pages, which get no animation frames. */
const unseenFrameMs = 250;

/** Resolves once the next frame is painted, or after the timeout. */
export const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unseenFrameMs);
  });

/** Splits items into batches, one per frame: the shown ones in batches of `rowsAtOnce`, all others with the first batch. */
export const inFrames = <T>(
  all: readonly T[],
  isShown: (one: T) => boolean,
): readonly [readonly T[], ...(readonly T[])[]] => {
  const shown = all.filter(isShown);
  const others = all.filter((one) => !isShown(one));
  const lists: [T[], ...T[][]] = [[...shown.slice(0, rowsAtOnce), ...others]];
  for (let from = rowsAtOnce; from < shown.length; from += rowsAtOnce) lists.push(shown.slice(from, from + rowsAtOnce));
  return lists;
};
