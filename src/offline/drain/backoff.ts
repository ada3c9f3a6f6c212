const firstMs = 1_000;
/** The longest backoff of our own. */
export const maxBackoffMs = 60_000;

/** The delay after `attempts` attempts: doubles from a second up to a minute, with full jitter. */
export const backoffMs = (attempts: number, random: () => number = Math.random): number =>
  Math.round(Math.min(maxBackoffMs, firstMs * 2 ** Math.max(0, attempts - 1)) * random());
