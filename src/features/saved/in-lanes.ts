/** How many products to fetch at once; the store has other shoppers. */
const lanes = 3;

/** Runs the work for each item, a few at a time. After a failure it starts no more, and rethrows once those running have ended. */
export const inLanes = async <T>(all: readonly T[], work: (one: T, at: number) => Promise<void>): Promise<void> => {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let at = next++; at < all.length; at = next++) {
      const one = all[at];
      if (one !== undefined) await work(one, at);
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: lanes }, () =>
      lane().catch((error: unknown) => {
        // The other lanes finish their current item, and nothing is reported after the end.
        next = all.length;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
};
