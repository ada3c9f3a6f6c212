import { type ReactNode, useId, useState } from 'react';
import type { Address } from '#contract/address.ts';
import type { DeliveryZoneOption } from '#contract/checkout.ts';
import { isCollected } from '#contract/collected.ts';
import type { Money } from '#contract/money.ts';
import { useShop } from '#shopper/shop.tsx';
import { SpecList } from '#ui/spec-list.tsx';
import { addressLines } from '#wording/address-lines.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formatMoney } from '#wording/money.ts';
import { withVat } from '#wording/total.ts';
import { deliveryDaysOf } from './delivery-days.ts';

/** The order beside the checkout. On a phone it is collapsed under its total; `total` is null until it is known. */
export function OrderAside({
  total,
  children,
}: {
  readonly total: { readonly grandTotal: Money; readonly taxes: Money } | null;
  readonly children: ReactNode;
}) {
  const [isShown, setShown] = useState(false);
  const titleId = useId();
  const bodyId = useId();
  return (
    <aside className="checkout-order" aria-labelledby={titleId}>
      <div className="checkout-order-head">
        <h2 id={titleId}>{words.order}</h2>
        {total === null ? null : (
          <button
            type="button"
            className="checkout-order-fold"
            aria-expanded={isShown}
            aria-controls={bodyId}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? words.hideOrder : words.showOrder} <b>{withVat(formatMoney(total.grandTotal), total.taxes)}</b>
          </button>
        )}
      </div>
      <div id={bodyId} className="checkout-order-body" data-shown={isShown || undefined}>
        {children}
      </div>
    </aside>
  );
}

/** Where and how the order is delivered, as far as known. */
export function OrderDestination({
  address,
  option,
  isToday,
}: {
  readonly address: Address | null;
  readonly option: DeliveryZoneOption | null;
  /** The store has just sent its delivery estimate. */
  readonly isToday: boolean;
}) {
  const { countryCode } = useShop();
  if (address === null && option === null) return null;
  return (
    <SpecList
      columns={1}
      specs={[
        ...(address === null || (option !== null && isCollected(option.deliveryOption))
          ? []
          : [
              {
                name: words.deliverTo,
                value: <address className="checkout-address">{addressLines(address, countryCode).join('\n')}</address>,
              },
            ]),
        ...(option === null
          ? []
          : [{ name: words.deliveryOptions, value: <DeliveryMethod option={option} isToday={isToday} /> }]),
      ]}
    />
  );
}

function DeliveryMethod({
  option: { deliveryOption },
  isToday,
}: {
  readonly option: DeliveryZoneOption;
  readonly isToday: boolean;
}) {
  const days = isToday ? deliveryDaysOf(deliveryOption) : null;
  return (
    <>
      {deliveryOption.name}
      {days === null ? null : <span className="checkout-days">{days}</span>}
    </>
  );
}
