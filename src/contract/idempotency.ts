const dayMs = 24 * 60 * 60 * 1000;

/** How long the store keeps the answer to an idempotency key, for repeats of its request. */
export const idempotencyLifetimeDays = 8;
export const idempotencyLifetimeMs = idempotencyLifetimeDays * dayMs;

/** How long a device may repeat a request under its key: a day less, for clocks that differ. */
export const maxRepeatDays = idempotencyLifetimeDays - 1;
export const maxRepeatMs = maxRepeatDays * dayMs;
