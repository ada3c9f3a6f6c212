import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Basket, LineItem } from '#contract/basket.ts';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { PrintButton } from '#ui/print-button.tsx';
import { basketWording } from '#wording/basket.ts';
import { printWording } from '#wording/print.ts';
import { partWording } from '#wording/ui.ts';
import { BackOrders } from './back-orders.tsx';
import { BasketBar } from './basket-bar.tsx';
import { BasketCheck } from './basket-check.tsx';
import { remarksOf } from './basket-decisions.ts';
import { BasketLineList } from './basket-line-list.tsx';
import type { WaitAction } from './line-answers.tsx';
import { useBasket } from './basket-queries.ts';
import { BasketToCheckout } from './basket-to-checkout.tsx';
import { BasketTotals } from './basket-totals.tsx';
import './basket-screen.css';

export function BasketScreen({
  areGuestsAllowed,
  pricesIncludeTax,
  pictureOf,
  actionsOf,
  waitOf,
  creditOf,
  discountOf,
  whenEmpty,
}: {
  readonly areGuestsAllowed: boolean;
  readonly pricesIncludeTax: boolean | null;
  readonly pictureOf?: (line: LineItem) => ReactNode;
  readonly actionsOf?: (line: LineItem) => ReactNode;
  readonly waitOf: WaitAction;
  /** Shows what the cart does to the shopper's credit. */
  readonly creditOf: (basket: Basket) => ReactNode;
  /** The discount codes. */
  readonly discountOf: (basket: Basket) => ReactNode;
  /** Links for an empty cart. */
  readonly whenEmpty: ReactNode;
}) {
  const { basket, dataUpdatedAt, error, refetch, isFetching } = useBasket();

  if (error !== null && basket === undefined) {
    return (
      <LoadFailed
        words={partWording}
        title={basketWording.loadFailed}
        text={basketWording.loadFailedText}
        query={{ isFetching, refetch }}
      />
    );
  }
  if (basket === undefined) return <div className="basket-loading" aria-busy="true" />;
  if (basket === null) return <BasketEmpty>{whenEmpty}</BasketEmpty>;

  return (
    <div className="basket-screen">
      <div>
        {basket.lineItems.length === 0 ? <BasketEmpty>{whenEmpty}</BasketEmpty> : null}
        <BasketCheck basket={basket} waitOf={waitOf} />
        <BackOrders basket={basket} waitOf={waitOf} />
        {remarksOf(basket).map((remark) => (
          <Notice key={`${remark.code}-${remark.lineItemId ?? ''}`} className="basket-remark">
            <p>{remark.message}</p>
          </Notice>
        ))}
        <BasketLineList
          basket={basket}
          {...(pictureOf === undefined ? {} : { pictureOf })}
          {...(actionsOf === undefined ? {} : { actionsOf })}
        />
      </div>
      {basket.lineItems.length === 0 ? null : (
        <>
          <BasketTotals basket={basket} updatedAt={dataUpdatedAt} pricesIncludeTax={pricesIncludeTax}>
            <BasketToCheckout basket={basket} areGuestsAllowed={areGuestsAllowed} />
            {creditOf(basket)}
            {discountOf(basket)}
            <PrintButton size="small">{printWording.print}</PrintButton>
          </BasketTotals>
          <BasketBar basket={basket}>
            <BasketToCheckout basket={basket} areGuestsAllowed={areGuestsAllowed} />
          </BasketBar>
        </>
      )}
    </div>
  );
}

function BasketEmpty({ children }: { readonly children: ReactNode }) {
  return (
    <section className="basket-empty" aria-labelledby="basket-empty-title">
      <h2 id="basket-empty-title">{basketWording.emptyTitle}</h2>
      <p>{basketWording.emptyText}</p>
      <Link to="/store" className="btn" data-tone="primary">
        {basketWording.browse}
      </Link>
      {children}
    </section>
  );
}
