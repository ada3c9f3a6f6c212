import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { Basket } from '#contract/basket.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { sleep } from '#offline/sleep.ts';
import { readConnection } from '#shopper/connection/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { useWaiting } from '#shopper/use-waiting.ts';
import { announce } from '#ui/announce.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Button } from '#ui/button.tsx';
import { basketWording } from '#wording/basket.ts';
import { formatPrice } from '#wording/money.ts';
import { basketCheckId, decisionsOf } from './basket-decisions.ts';
import { missingGoods } from './basket-totals.tsx';
import { basketChangesMade } from './basket-writes.ts';

/** The checkout button; if checkout is blocked, pressing it explains why. */
export function BasketToCheckout({
  basket,
  areGuestsAllowed,
}: {
  readonly basket: Basket;
  readonly areGuestsAllowed: boolean;
}) {
  const shop = useShop();
  const isTaxAdded = useIsTaxAdded();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const reasonId = useId();
  const needsSignIn = !shop.isSignedIn && !areGuestsAllowed;
  const { journal } = shop;
  const unsent = unsentOf(useWaiting());
  const [isSending, setSending] = useState(false);
  const obstacle = obstacleOf(basket, isTaxAdded);
  const latestObstacle = useRef(obstacle);
  useLayoutEffect(() => {
    latestObstacle.current = obstacle;
  });
  const blocked = obstacle ?? (unsent > 0 && isAsked ? basketWording.unsentBlocks(unsent) : null);
  const reason = needsSignIn ? basketWording.guestsCannotOrder : blocked;

  const stop = (why: string): void => {
    setAsked(true);
    announce(why, 'assertive');
  };
  /** What is in the way once the screen shows every change made so far. */
  const obstacleNow = async (): Promise<string | null> => {
    await sleep(0);
    return latestObstacle.current;
  };
  /** Sends every change, even one typed a moment ago: the store checks out its own copy of the cart. Returns what is in the way. */
  const sendChanges = async (): Promise<string | null> => {
    await basketChangesMade(queryClient);
    // A quantity that was just typed can meet the minimum order, or fall below it.
    const before = await obstacleNow();
    if (before !== null || unsentOf(journal.waiting()) === 0) return before;
    await journal.sendNow();
    return obstacleNow();
  };
  const go = async (): Promise<void> => {
    if (needsSignIn) return navigate({ to: '/auth/login', search: { redirect_url: '/checkout' } });
    setSending(true);
    const found = await sendChanges().finally(() => setSending(false));
    if (found !== null) return stop(found);
    const left = unsentOf(journal.waiting());
    // Without a connection the shopper can prepare the order and place it later.
    if (left > 0 && readConnection().shown === 'online') return stop(basketWording.unsentBlocks(left));
    return navigate({ to: '/checkout' });
  };

  return (
    <div className="basket-checkout">
      <Button
        tone="primary"
        isWide
        isPending={isSending}
        onClick={() => void go()}
        aria-describedby={reason === null ? undefined : reasonId}
      >
        {needsSignIn ? basketWording.signInToOrder : basketWording.goToCheckout}
      </Button>
      {reason !== null && !isSending && (needsSignIn || isAsked) ? (
        <p id={reasonId} data-tone={needsSignIn ? undefined : 'danger'}>
          {reason}{' '}
          {!needsSignIn && decisionsOf(basket).length > 0 ? (
            <a href={`#${basketCheckId}`} onClick={showCheck}>
              {basketWording.toCheck}
            </a>
          ) : null}
        </p>
      ) : null}
    </div>
  );
}

/** Cart changes that haven't reached the store, whether they wait for a connection or for the shopper. */
const unsentOf = (waiting: readonly WaitingChange[]): number =>
  waiting.filter(({ entry }) => entry.lane === 'basket').length;

const obstacleOf = (basket: Basket, isTaxAdded: boolean): string | null => {
  const missing = missingGoods(basket);
  if (missing !== null) {
    const lacking = { amount: missing, currencyCode: basket.currencyCode };
    return basketWording.belowMinimumBlocks(formatPrice(lacking, undefined, isTaxAdded));
  }
  return decisionsOf(basket).length > 0 ? basketWording.checkBlocks : null;
};

/** Scrolls to the block without adding a history entry. */
const showCheck = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById(basketCheckId)?.focus();
};
