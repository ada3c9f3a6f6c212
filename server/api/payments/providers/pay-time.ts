import type { DriverContext } from '#server/api/payments/driver.ts';

/** How long a shopper has to pay with a provider: half an hour. */
export const payTimeMs = 30 * 60 * 1000;

export const payTimeEnd = ({ now }: Pick<DriverContext, 'now'>): Date => new Date(now.getTime() + payTimeMs);
