/** The codes in view: in how many pictures each was read, and when last (ms). */
export type Sightings = ReadonlyMap<string, { readonly times: number; readonly lastMs: number }>;

/** Nothing was read yet. */
export const nothingInSight: Sightings = new Map();

/** A code that was out of view for this long counts again when it comes back. */
export const pauseMs = 900;

/** A code counts once this many pictures agree on it: some kinds have no check digit, and half a code reads as another. */
const picturesToAgree = 2;

/**
 * The codes in view after one more picture, and the codes that count now: each counts once while it stays in view, however long.
 * Only a picture can put a code out of view, so slow devices count correctly, too.
 */
export const see = (
  before: Sightings,
  codes: readonly string[],
  nowMs: number,
): { readonly inSight: Sightings; readonly counted: readonly string[] } => {
  const inSight = new Map([...before].filter(([, { lastMs }]) => nowMs - lastMs < pauseMs));
  const counted: string[] = [];
  for (const code of new Set(codes)) {
    const times = (before.get(code)?.times ?? 0) + 1;
    if (times === picturesToAgree) counted.push(code);
    inSight.set(code, { times, lastMs: nowMs });
  }
  return { inSight, counted };
};

/** Whether a code that has counted is still in view. */
export const hasCounted = (inSight: Sightings): boolean =>
  [...inSight.values()].some(({ times }) => times >= picturesToAgree);
