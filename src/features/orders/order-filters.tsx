import { Link, useNavigate } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { OrderStatus } from '#contract/order-status.ts';
import { maxOrderSearchLength } from '#contract/search-lengths.ts';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { SelectField } from '#ui/form/select-field.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { storeDay } from '#wording/dates.ts';
import { orderWording as words } from '#wording/order.ts';
import { isFiltered, orderPeriods, type OrderSearch, orderSearch } from './order-filter.ts';

const DateRange = lazyPart(async () => (await import('#ui/form/date-range.tsx')).DateRange);

/** Period and status apply on change, the text on submit; the URL holds all of them. */
export function OrderFilters({ search }: { readonly search: OrderSearch }) {
  const navigate = useNavigate();
  const [text, setText] = useState(search.q ?? '');
  const { from, to } = search;
  const [today] = useState(() => storeDay(new Date()));
  const [isAskingDates, setAskingDates] = useState(from !== undefined && to !== undefined);
  const narrow = (change: Record<string, string | undefined>) => {
    const { page: _, ...kept } = search;
    void navigate({ to: '/account/orders', search: orderSearch({ ...kept, ...change }), replace: true });
  };
  return (
    <Form
      worksOffline
      className="order-filters"
      role="search"
      aria-label={words.searchOrders}
      onSubmit={(event) => {
        event.preventDefault();
        narrow({ q: text.trim() === '' ? undefined : text });
      }}
    >
      <TextField
        label={words.search}
        type="search"
        value={text}
        onChange={setText}
        autoComplete="off"
        maxLength={maxOrderSearchLength}
        end={<Button type="submit">{words.searchAction}</Button>}
      />
      <SelectField
        label={words.period}
        value={isAskingDates ? 'dates' : (search.period ?? 'all')}
        onChange={(period) => {
          setAskingDates(period === 'dates');
          const named = orderPeriods.some((one) => one === period) ? period : undefined;
          narrow({ period: named, from: undefined, to: undefined });
        }}
        options={(['all', ...orderPeriods, 'dates'] as const).map((value) => ({
          value,
          label: words.periods[value],
        }))}
      />
      <SelectField
        label={words.statusFilter}
        value={search.status ?? ''}
        onChange={(status) => narrow({ status: status === '' ? undefined : status })}
        options={[
          { value: '', label: words.anyStatus },
          ...OrderStatus.options.map((value) => ({ value, label: words.status[value] ?? value })),
        ]}
      />
      {isAskingDates ? (
        <Suspense>
          <DateRange
            label={words.placedBetween}
            openLabel={words.openCalendar}
            value={from === undefined || to === undefined ? null : { from, to }}
            latest={today}
            onChange={(range) => narrow({ from: range?.from, to: range?.to })}
          />
        </Suspense>
      ) : null}
      {isFiltered(search) ? (
        <Link
          to="/account/orders"
          activeOptions={{ exact: true }}
          className="btn"
          data-tone="quiet"
          onClick={() => {
            setText('');
            setAskingDates(false);
          }}
        >
          {words.clearFilters}
        </Link>
      ) : null}
    </Form>
  );
}
