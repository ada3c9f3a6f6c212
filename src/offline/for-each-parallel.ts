/**
 * Runs the work for each item, `concurrent` at a time. After a failure it starts no more, and rethrows once those running have ended.
 */
export const forEachParallel = async <T>(
  items: readonly T[],
  concurrent: number,
  work: (item: T, at: number) => Promise<void>,
): Promise<void> => {
  // One iterator for all of them, so that each takes the next item that nobody has.
  const left = items.entries();
  let hasFailed = false;
  const workOn = async (): Promise<void> => {
    for (const [at, item] of left) {
      if (hasFailed) return;
      await work(item, at);
    }
  };
  const ends = await Promise.allSettled(
    Array.from({ length: concurrent }, () =>
      workOn().catch((error: unknown) => {
        hasFailed = true;
        throw error;
      }),
    ),
  );
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
};
