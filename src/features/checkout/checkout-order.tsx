import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LineItem } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { missingToMinimum } from '#contract/minimum-order.ts';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { FigureList } from '#ui/spec-list.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formatMoney } from '#wording/money.ts';
import { orderDraftWording } from '#wording/order-draft.ts';
import { orderFigures } from '#wording/order-figures.ts';
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
  const goodsMinor = basket.subTotal.amount - basket.cartAndCodeDiscount.amount;
  const missing = missingToMinimum(basket.minimumOrder, goodsMinor);
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
      {missing === null ? null : (
        <p className="checkout-minimum">
          {words.belowMinimum(
            formatMoney({ amount: missing, currencyCode: basket.currencyCode }),
            formatMoney({ amount: basket.minimumOrder?.amount ?? 0, currencyCode: basket.currencyCode }),
          )}
        </p>
      )}
    </OrderAside>
  );
}
