const dayMs = 24 * 60 * 60 * 1000;

/** How long the store keeps the answer to an idempotency key, for repeats of its request. */
export const idempotencyLifetimeMs = 8 * dayMs;

/** How long a device may repeat a request under its key: a day less, for clocks that differ. */
export const maxRepeatMs = idempotencyLifetimeMs - dayMs;
