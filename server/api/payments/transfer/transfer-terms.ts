/** How long an order waits for a bank transfer, from when it was placed: choosing the transfer once more gains no time. */
export const transferDays = 14;

const dayMs = 86_400_000;

/** When the time for a transfer is over. */
export const transferDueAt = ({ createdAt }: { readonly createdAt: Date }): Date =>
  new Date(createdAt.getTime() + transferDays * dayMs);

/** After a transfer was replaced by another way to pay: time to pay by that, or to choose the transfer again. */
export const replacedGraceMs = dayMs;
