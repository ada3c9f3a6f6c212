/** Rows that are drawn, or drawn anew, within a frame: a page of a hundred holds up neither a key nor a touch. */
export const rowsAtOnce = 3;

/** A page that nobody sees draws no frames. */
const unseenFrameMs = 250;

/** Resolves once the next frame is painted. */
export const framePainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unseenFrameMs);
  });

/** What is shown goes into lists of as many as a frame has time for; all that isn't goes with the first of them. */
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
