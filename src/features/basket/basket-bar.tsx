import type { ReactNode } from 'react';
import type { Basket } from '#contract/basket.ts';
import { formatMoney } from '#wording/money.ts';
import { totalName } from '#wording/total.ts';
import './basket-bar.css';

/** On narrow screens: the cart total, always visible, beside the checkout button. */
export function BasketBar({ basket, children }: { readonly basket: Basket; readonly children: ReactNode }) {
  return (
    <div className="basket-bar" data-print="hide">
      <p>
        <span>{totalName(basket.taxes)}</span> <b>{formatMoney(basket.total)}</b>
      </p>
      {children}
    </div>
  );
}
