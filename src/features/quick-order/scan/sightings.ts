/** What the camera has in sight: each code, in how many pictures it was read, and when last (milliseconds). */
export type Sightings = ReadonlyMap<string, { readonly times: number; readonly lastMs: number }>;

/** Nothing was read yet. */
export const nothingInSight: Sightings = new Map();

/** A code that was out of sight for so long counts again when it comes back. */
export const pauseMs = 900;

/** A code counts once this many pictures agree on it: some kinds have no check digit, and half a code reads as another. */
const picturesToAgree = 2;

/**
 * What is in sight after one more picture, and which codes count now: each once for a sight of it, however long that is. A code is out
 * of sight only when a picture says so, so a device that reads slowly counts as well.
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

/** Whether a code that has counted is still in sight. */
export const hasCounted = (inSight: Sightings): boolean =>
  [...inSight.values()].some(({ times }) => times >= picturesToAgree);
