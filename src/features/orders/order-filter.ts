import { orderStatuses } from '#contract/order-statuses.ts';
import type { getOrders } from '#contract/order-rows.ts';
import { maxOrderSearchLength } from '#contract/search-lengths.ts';
import type { RowInput } from '#contract/row.ts';
import { dayOf, oneOf, type SearchValues, typedOf, wholeOf, withoutUndefined } from '#shopper/visit/search-values.ts';
import { storeDay } from '#wording/dates.ts';

/** How far back the order list goes. */
export const orderPeriods = ['month', 'half', 'year'] as const;
type OrderPeriod = (typeof orderPeriods)[number];

/** Search params of the order list. */
export interface OrderSearch {
  page?: number | undefined;
  period?: OrderPeriod | undefined;
  /** First and last day, where they were chosen instead of a period. */
  from?: string | undefined;
  to?: string | undefined;
  status?: (typeof orderStatuses)[number] | undefined;
  q?: string | undefined;
}

/** Reads the search params of the order list; invalid values are ignored. */
export const orderSearch = ({ page, period, from, to, status, q }: SearchValues): OrderSearch =>
  withoutUndefined({
    page: wholeOf(page, 1, 100_000),
    period: oneOf(period, orderPeriods),
    from: dayOf(from),
    to: dayOf(to),
    status: oneOf(status, orderStatuses),
    q: typeof q === 'boolean' ? undefined : typedOf(q)?.trim().slice(0, maxOrderSearchLength),
  });

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
