import { useEffect, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { useConnection } from '#shopper/connection/store.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { orderDraftWording as words } from '#wording/order-draft.ts';
import { useForgetAttempt, useSettleAttempt } from '#features/checkout/checkout-writes.ts';
import type { Attempt } from './order-draft.ts';

/** The answer to an order request was lost: says so, finds out what happened as soon as possible, and never orders twice. */
export function UnansweredOrder({
  attempt,
  onOrdered,
}: {
  readonly attempt: Attempt;
  readonly onOrdered: (orderId: string) => void;
}) {
  const isOffline = useConnection().shown !== 'online';
  const settle = useSettleAttempt(onOrdered);
  const forget = useForgetAttempt();
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { mutate } = settle;
  useEffect(() => {
    if (!isOffline) mutate(attempt);
  }, [isOffline, attempt, mutate]);
  const isUnknown = settle.data === 'unknown';
  return (
    <Notice
      tone="warning"
      title={words.unanswered}
      tabIndex={-1}
      ref={heading}
      actions={
        isUnknown ? (
          <>
            <Link to="/contact-us" className="btn">
              {words.contact}
            </Link>
            <Button onClick={() => forget.mutate()}>{words.wasNotPlaced}</Button>
          </>
        ) : (
          <Button isPending={settle.isPending} onClick={() => mutate(attempt)}>
            {words.findOut}
          </Button>
        )
      }
    >
      <div role="status">
        <p>{isUnknown ? words.cannotFindOut : isOffline ? words.findOutLater : words.findingOut}</p>
        {settle.isError ? <p>{checkoutWording.loadFailed}</p> : null}
      </div>
    </Notice>
  );
}
