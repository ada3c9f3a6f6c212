import { Link } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import type { LineItem } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { missingToMinimum } from '#contract/minimum-order.ts';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { FigureList } from '#ui/spec-list.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formatCharge, formatMoney } from '#wording/money.ts';
import { orderDraftWording } from '#wording/order-draft.ts';
import { totalName } from '#wording/total.ts';
import { CheckoutLines } from './checkout-lines.tsx';
import { DiscountCode } from './discount-code.tsx';

/** The order so far: lines, discount, totals. Collapsed under its total on phones. */
export function CheckoutOrder({
  summary,
  isEstimated,
  actionsOf,
}: {
  readonly summary: CheckoutSummary;
  /** The store can't be asked: what it comes to is reckoned here, and lines are changed in the cart. */
  readonly isEstimated: boolean;
  readonly actionsOf?: (line: LineItem) => ReactNode;
}) {
  const [isShown, setShown] = useState(false);
  const bodyId = useId();
  const { basketDetails: basket, deliveryZoneOption } = summary;
  const goodsMinor = basket.subTotal.amount - basket.cartAndCodeDiscount.amount;
  const missing = missingToMinimum(basket.minimumOrder, goodsMinor);
  return (
    <aside className="checkout-order" aria-labelledby="checkout-order-title">
      <div className="checkout-order-head">
        <h2 id="checkout-order-title">{words.order}</h2>
        <button
          type="button"
          className="checkout-order-fold"
          aria-expanded={isShown}
          aria-controls={bodyId}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hideOrder : words.showOrder} <b>{formatMoney(basket.grandTotal)}</b>
        </button>
      </div>
      <div id={bodyId} className="checkout-order-body" data-shown={isShown || undefined}>
        <CheckoutLines
          lines={basket.lineItems}
          isLocked={isEstimated}
          {...(actionsOf === undefined ? {} : { actionsOf })}
        />
        {isEstimated ? <Link to="/cart">{orderDraftWording.changeCart}</Link> : <DiscountCode summary={summary} />}
        <FigureList
          figures={[
            { name: words.subTotal, value: formatMoney(basket.subTotal) },
            ...(basket.cartAndCodeDiscount.amount > 0
              ? [{ name: words.discount, value: `-${formatMoney(basket.cartAndCodeDiscount)}` }]
              : []),
            {
              name: words.deliveryCharge,
              value: deliveryZoneOption === null ? words.deliveryUnknown : formatCharge(basket.deliveryCharge),
            },
            { name: words.taxes, value: formatMoney(basket.taxes) },
            { name: totalName(basket.taxes), value: formatMoney(basket.grandTotal), isTotal: true },
          ]}
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
      </div>
    </aside>
  );
}
