import type { DriverContext } from '#server/api/payments/driver.ts';

/** A shopper has half an hour to pay with a provider. */
export const payTimeMs = 30 * 60 * 1000;

export const payTimeEnd = ({ now }: Pick<DriverContext, 'now'>): Date => new Date(now.getTime() + payTimeMs);
