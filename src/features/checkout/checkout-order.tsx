import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LineItem } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { FigureList } from '#ui/spec-list.tsx';
import { orderDraftWording } from '#wording/order-draft.ts';
import { orderFigures } from '#wording/order-figures.ts';
import { belowMinimum } from './below-minimum.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { DiscountCode } from './discount-code.tsx';
import { OrderAside, OrderDestination } from './order-aside.tsx';

/** The order so far: lines, discount, destination, totals. */
export function CheckoutOrder({
  summary,
  isEstimated,
  actionsOf,
}: {
  readonly summary: CheckoutSummary;
  /** The store can't be asked: the totals are computed here, and lines can only be changed in the cart. */
  readonly isEstimated: boolean;
  readonly actionsOf?: (line: LineItem) => ReactNode;
}) {
  const { basketDetails: basket, deliveryAddress, deliveryZoneOption } = summary;
  const lacking = belowMinimum(basket);
  return (
    <OrderAside total={basket}>
      <CheckoutLines
        lines={basket.lineItems}
        isLocked={isEstimated}
        {...(actionsOf === undefined ? {} : { actionsOf })}
      />
      {isEstimated ? (
        <Link to="/cart">{orderDraftWording.changeCart}</Link>
      ) : (
        <DiscountCode codes={summary.basketDetails.discountCodes} />
      )}
      <OrderDestination address={deliveryAddress} option={deliveryZoneOption} isToday={!isEstimated} />
      <FigureList
        figures={orderFigures({
          ...basket,
          discount: basket.cartAndCodeDiscount,
          deliveryZoneOption,
          deliveryCharge: deliveryZoneOption === null ? null : basket.deliveryCharge,
        })}
      />
      {isEstimated ? <PencilMark state="waiting">{orderDraftWording.estimated}</PencilMark> : null}
      {lacking === null ? null : <p className="checkout-minimum">{lacking}</p>}
    </OrderAside>
  );
}
