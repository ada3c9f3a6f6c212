/** How long an order waits for a bank transfer, from when it was placed: choosing the transfer again does not extend it. */
export const transferDays = 14;

const dayMs = 86_400_000;

/** When a transfer must have arrived. */
export const transferDueAt = ({ createdAt }: { readonly createdAt: Date }): Date =>
  new Date(createdAt.getTime() + transferDays * dayMs);

/** Time after a transfer was replaced by another payment method: to pay by that, or to choose the transfer again. */
export const replacedGraceMs = dayMs;
