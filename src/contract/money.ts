import * as z from 'zod/mini';
import { CurrencyCode } from './primitives.ts';

/** An amount in minor units (pence, cents) of one currency. */
export const Money = z.object({ amount: z.int(), currencyCode: CurrencyCode });
export type Money = z.infer<typeof Money>;
