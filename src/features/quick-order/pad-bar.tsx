import { memo } from 'react';
import type { Basket } from '#contract/basket.ts';
import { type MinimumOrder, missingToMinimum } from '#contract/minimum-order.ts';
import type { Money } from '#contract/money.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Button } from '#ui/button.tsx';
import { quickOrderWording as words } from '#wording/quick-order.ts';
import { formatPrice, formatSum } from '#wording/money.ts';
import type { PadTotals } from './pad-totals.ts';

/** What is missing to the minimum order and to free delivery: the minimum for a goods total (minor units), and the cart's goods. */
export interface OrderGap {
  readonly minimumFor: (goodsMinor: number) => MinimumOrder;
  readonly inCartMinor: number;
  /** Null if the goods that count for it are unknown: prices with tax don't show the goods before tax. */
  readonly freeDelivery: NonNullable<Basket['freeDelivery']> | null;
}

/** The pad's total, always visible, with its actions. */
export const PadBar = memo(function PadBar({
  totals,
  gap,
  basis,
  progress,
  onAdd,
}: {
  readonly totals: PadTotals;
  readonly gap: OrderGap;
  readonly basis: string | null;
  readonly progress: { readonly done: number; readonly all: number } | null;
  readonly onAdd: () => void;
}) {
  const isTaxAdded = useIsTaxAdded();
  const { good, toCheck, total, taxMinor } = totals;
  return (
    <section className="pad-bar" aria-label={words.totals}>
      <p className="pad-bar-sum">
        <span>{words.goodLines(good.length)}</span>
        {good.length === 0 ? null : <b>{formatSum(total, taxMinor, isTaxAdded)}</b>}
        {basis === null ? null : <span className="muted">{basis}</span>}
        {toCheck.length === 0 ? null : <span className="pad-bar-check">{words.toCheck(toCheck.length)}</span>}
      </p>
      <Gap gap={gap} totalMinor={total.amount} />
      <div className="pad-bar-actions">
        <Button tone="primary" aria-disabled={good.length === 0} isPending={progress !== null} onClick={onAdd}>
          {progress === null ? words.add(good.length) : words.adding(progress.done, progress.all)}
        </Button>
      </div>
    </section>
  );
});

function Gap({
  gap: { minimumFor, inCartMinor, freeDelivery },
  totalMinor,
}: {
  readonly gap: OrderGap;
  readonly totalMinor: number;
}) {
  const isTaxAdded = useIsTaxAdded();
  const exTax = (money: Money) => formatPrice(money, undefined, isTaxAdded);
  const reachedMinor = inCartMinor + totalMinor;
  const minimum = minimumFor(reachedMinor);
  const missingMinor = missingToMinimum(minimum, reachedMinor);
  if (totalMinor === 0) return null;
  if (minimum === null || missingMinor === null) {
    if (freeDelivery === null) return null;
    const { name, amount, currencyCode } = freeDelivery;
    const left = exTax({ amount: Math.max(0, amount - reachedMinor), currencyCode });
    return (
      <div className="pad-gap">
        <p>{reachedMinor >= amount ? words.isFreeDelivery(name) : words.freeDelivery(left, name)}</p>
      </div>
    );
  }
  return (
    <div className="pad-gap">
      <p>{words.belowMinimum(exTax({ ...minimum, amount: missingMinor }), exTax(minimum))}</p>
      <progress value={reachedMinor} max={minimum.amount} aria-hidden="true" />
    </div>
  );
}
