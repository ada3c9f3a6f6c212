import { type ReactNode, Suspense } from 'react';
import { missingToFreeDelivery } from '#contract/free-delivery.ts';
import { missingToMinimum } from '#contract/minimum-order.ts';
import type { Basket } from '#contract/basket.ts';
import { useFreshness } from '#shopper/freshness.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { basketWording } from '#wording/basket.ts';
import { freshnessWording } from '#wording/freshness.ts';
import { formatMoney, formatPrice } from '#wording/money.ts';
import { totalName } from '#wording/total.ts';
import './basket-totals.css';

/** The cart totals; `children` are the actions below them. */
export function BasketTotals({
  basket,
  pricesIncludeTax,
  updatedAt,
  children,
}: {
  readonly basket: Basket & { readonly isEstimated?: boolean };
  readonly pricesIncludeTax: boolean | null;
  /** When the store sent these totals (epoch ms). */
  readonly updatedAt: number;
  readonly children?: ReactNode;
}) {
  const isTaxAdded = useIsTaxAdded();
  return (
    <aside className="basket-totals" aria-label={basketWording.summary}>
      <dl>
        <dt>{basketWording.subTotal}</dt>
        <dd>{formatMoney(basket.subTotal)}</dd>
        {basket.discount.amount > 0 ? (
          <>
            <dt>{basketWording.discount}</dt>
            <dd>-{formatMoney(basket.discount)}</dd>
          </>
        ) : null}
        <dt>{basketWording.delivery}</dt>
        <dd>{basketWording.deliveryLater}</dd>
        {basket.taxes.amount > 0 ? (
          <>
            <dt>{basketWording.taxes}</dt>
            <dd>{formatMoney(basket.taxes)}</dd>
          </>
        ) : null}
        <dt className="basket-totals-total">{totalName(basket.taxes)}</dt>
        <dd className="basket-totals-total">{formatMoney(basket.total)}</dd>
      </dl>
      {pricesIncludeTax === null ? null : (
        <p className="basket-totals-basis">
          {pricesIncludeTax ? basketWording.incTax : isTaxAdded ? basketWording.linesIncTax : basketWording.exTax}
        </p>
      )}
      {basket.isEstimated === true ? <PencilMark state="waiting">{basketWording.estimated}</PencilMark> : null}
      <TotalsDate updatedAt={updatedAt} />
      <MinimumOrder basket={basket} />
      <FreeDelivery basket={basket} pricesIncludeTax={pricesIncludeTax === true} />
      {children}
    </aside>
  );
}

// Only needed when the data is stale, so loaded lazily.
const LiveStamp = lazyPart(async () => (await import('#ui/live-stamp.tsx')).LiveStamp);

function TotalsDate({ updatedAt }: { readonly updatedAt: number }) {
  const freshness = useFreshness(updatedAt);
  if (freshness === 'fresh') return null;
  return (
    <Suspense>
      <p>
        <LiveStamp at={updatedAt} say={freshnessWording.pricesAsOf} isOld={freshness !== 'dated'} />
      </p>
    </Suspense>
  );
}

/** The gap to the minimum order, in words and as a bar. */
function MinimumOrder({ basket }: { readonly basket: Basket }) {
  const isTaxAdded = useIsTaxAdded();
  const { minimumOrder, currencyCode } = basket;
  if (minimumOrder === null || minimumOrder.isMet) return null;
  const missing = missingGoods(basket) ?? 0;
  const reached = Math.max(0, minimumOrder.amount - missing);
  return (
    <div className="basket-minimum">
      <p>
        {basketWording.belowMinimum(
          formatPrice({ amount: missing, currencyCode }, undefined, isTaxAdded),
          formatPrice(minimumOrder, undefined, isTaxAdded),
        )}
      </p>
      <progress value={reached} max={minimumOrder.amount} aria-label={basketWording.minimumProgress} />
    </div>
  );
}

/** The amount missing to free delivery; shown once the minimum order is met. */
function FreeDelivery({ basket, pricesIncludeTax }: { readonly basket: Basket; readonly pricesIncludeTax: boolean }) {
  const isTaxAdded = useIsTaxAdded();
  const missing = missingToFreeDelivery(basket, pricesIncludeTax);
  if (missing === null || basket.minimumOrder?.isMet === false || basket.lineItems.length === 0) return null;
  const way = basket.freeDelivery?.name ?? '';
  return (
    <p className="basket-free-delivery">
      {missing === 0
        ? basketWording.isFreeDelivery(way)
        : basketWording.freeDelivery(
            formatPrice({ amount: missing, currencyCode: basket.currencyCode }, undefined, isTaxAdded),
            way,
          )}
    </p>
  );
}

/** The amount missing to the minimum order, in minor units; null if nothing is. */
export const missingGoods = ({ minimumOrder, subTotal, discount }: Basket): number | null =>
  missingToMinimum(minimumOrder, subTotal.amount - discount.amount);
