import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useId, useState } from 'react';
import type { Basket } from '#contract/basket.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { basketWording } from '#wording/basket.ts';
import { formatMoney } from '#wording/money.ts';
import { basketCheckId, decisionsOf } from './basket-decisions.ts';
import { missingToMinimum } from './basket-totals.tsx';

/** The way to the checkout; while something stands in it, pressing says what. */
export function BasketToCheckout({
  basket,
  areGuestsAllowed,
}: {
  readonly basket: Basket;
  readonly areGuestsAllowed: boolean;
}) {
  const shop = useShop();
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const reasonId = useId();
  const needsSignIn = !shop.isSignedIn && !areGuestsAllowed;
  const reason = needsSignIn ? basketWording.guestsCannotOrder : obstacleOf(basket);

  const go = () => {
    if (needsSignIn) return navigate({ to: '/auth/login', search: { redirect_url: '/checkout' } });
    if (reason === null) return navigate({ to: '/checkout' });
    setAsked(true);
    announce(reason, 'assertive');
    return undefined;
  };

  return (
    <div className="basket-checkout">
      <Button tone="primary" isWide onClick={() => void go()} aria-describedby={reason === null ? undefined : reasonId}>
        {needsSignIn ? basketWording.signInToOrder : basketWording.goToCheckout}
      </Button>
      {reason !== null && (needsSignIn || isAsked) ? (
        <p id={reasonId} data-tone={needsSignIn ? undefined : 'danger'}>
          {reason}{' '}
          {!needsSignIn && decisionsOf(basket).length > 0 ? (
            <a href={`#${basketCheckId}`} onClick={lookAtCheck}>
              {basketWording.toCheck}
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

const obstacleOf = (basket: Basket): string | null => {
  const missing = missingToMinimum(basket);
  if (missing !== null) {
    return basketWording.belowMinimumBlocks(formatMoney({ amount: missing, currencyCode: basket.currencyCode }));
  }
  return decisionsOf(basket).length > 0 ? basketWording.checkBlocks : null;
};

/** Leads to the block without another page in the history. */
const lookAtCheck = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById(basketCheckId)?.focus();
};
