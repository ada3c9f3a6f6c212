import * as z from 'zod/mini';
import { CalendarDate } from '#contract/primitives.ts';
import { OrderStatus } from '#contract/order-status.ts';
import type { getOrders } from '#contract/order-rows.ts';
import type { RowInput } from '#contract/row.ts';
import { storeDay } from '#wording/dates.ts';

/** The time span of the order list. */
export const OrderPeriod = z.enum(['month', 'half', 'year']);
export type OrderPeriod = z.infer<typeof OrderPeriod>;

const orNone = <S extends z.ZodMiniType>(schema: S) => z.optional(z.catch(z.optional(schema), undefined));

/** Search params of the order list; invalid values are ignored. */
export const OrderSearch = z.object({
  page: orNone(z.int().check(z.gte(1), z.lte(100_000))),
  period: orNone(OrderPeriod),
  /** First and last day, if chosen instead of a period. */
  from: orNone(CalendarDate),
  to: orNone(CalendarDate),
  status: orNone(OrderStatus),
  q: orNone(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((typed: string | number) => String(typed).trim().slice(0, 100)),
    ),
  ),
});
export type OrderSearch = z.infer<typeof OrderSearch>;

/** Orders per page. */
export const ordersOnPage = 20;

const days = { month: 30, half: 182, year: 365 } as const;

/** The store API query for a search; `now` in epoch ms. */
export const orderQueryOf = (
  { page, period, from, to, status, q }: OrderSearch,
  now: number,
): RowInput<typeof getOrders> => ({
  query: {
    PageNumber: page ?? 1,
    PageSize: ordersOnPage,
    ...(status === undefined ? {} : { Status: status }),
    ...(period === undefined ? {} : { From: storeDay(new Date(now - days[period] * 86_400_000)) }),
    ...(period !== undefined || from === undefined ? {} : { From: from }),
    // The store refuses a last day before the first one, which a URL may contain.
    ...(period !== undefined || to === undefined || to < (from ?? to) ? {} : { To: to }),
    ...(q === undefined || q === '' ? {} : { Search: q }),
  },
});

/** Whether any filter is set. */
export const isFiltered = ({ period, from, to, status, q }: OrderSearch): boolean =>
  period !== undefined || from !== undefined || to !== undefined || status !== undefined || (q ?? '') !== '';
