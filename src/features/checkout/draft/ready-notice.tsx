import { Link } from '@tanstack/react-router';
import type { ReactNode, Ref } from 'react';
import type { CheckoutSummary, OrderNote } from '#contract/checkout.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PencilMark } from '#ui/pencil-mark.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { orderDraftWording as words } from '#wording/order-draft.ts';
import { formatMoney } from '#wording/money.ts';
import type { OrderDraft } from './order-draft.ts';
import { orderDifferences } from './order-differences.ts';
import type { DraftCheckout } from './use-draft-checkout.ts';
import type { PlaceOrder } from './use-place.ts';

const noNote: OrderNote = { referenceNumber: null, customerComment: null };

/** An order that the shopper prepared without a connection: what has happened to it since, and the button that places it. */
export function ReadyNotice({
  noticeRef,
  checkout,
  ready,
  summary,
  credit,
  canPlace,
  place,
  note,
}: {
  readonly noticeRef: Ref<HTMLDivElement>;
  readonly checkout: DraftCheckout;
  readonly ready: NonNullable<OrderDraft['ready']>;
  readonly summary: CheckoutSummary;
  readonly credit: ReactNode;
  /** Every choice has been made. */
  readonly canPlace: boolean;
  readonly place: PlaceOrder;
  readonly note: OrderNote | null;
}) {
  const { isChecked, isOffline, unsent } = checkout;
  const refusal = place.refusal?.text ?? (checkout.refusal === null ? null : words.refused(checkout.refusal));
  const isSaid = place.refusal?.isSaid === true;
  const differences = isChecked ? orderDifferences(ready.seen, summary) : [];
  return (
    <Notice
      ref={noticeRef}
      tabIndex={-1}
      tone={differences.length > 0 || refusal !== null ? 'warning' : 'info'}
      className="order-draft-ready"
      title={checkoutWording.readyNotPlaced}
      actions={
        isChecked && canPlace ? (
          <Button tone="primary" isPending={place.isPending} onClick={() => place.press(note ?? noNote)}>
            {checkoutWording.placeOrder(formatMoney(summary.basketDetails.grandTotal))}
          </Button>
        ) : undefined
      }
    >
      <PencilMark state={isChecked || isOffline ? 'waiting' : 'sending'}>
        {words.savedAt(new Date(ready.at))}
      </PencilMark>
      <div role="status">
        {isOffline ? <p>{words.whenBack}</p> : null}
        {!isOffline && unsent > 0 ? (
          <p>
            {words.unsent(unsent)} <Link to="/cart">{checkoutWording.backToCart}</Link>
          </p>
        ) : null}
        {!isOffline && unsent === 0 && !isChecked ? <p>{words.checking}</p> : null}
        {isChecked && differences.length === 0 ? (
          <p>{ready.seen === null ? words.checkYourself : words.unchanged}</p>
        ) : null}
        {differences.length > 0 ? (
          <>
            <p>{words.changed(differences.length)}</p>
            <ul className="order-draft-differences">
              {differences.map((difference) => {
                const text = words.difference(difference);
                return <li key={text}>{text}</li>;
              })}
            </ul>
          </>
        ) : null}
        {refusal === null || isSaid ? null : <p>{refusal}</p>}
      </div>
      {isSaid ? <p>{refusal}</p> : null}
      {isChecked ? credit : null}
      {isChecked && !canPlace ? <p>{words.chooseFirst}</p> : null}
    </Notice>
  );
}

/** The store refused a choice that was waiting on the device. */
export function DraftRefusal({ message }: { readonly message: string | null }) {
  return message === null ? null : <Notice tone="warning" title={words.refused(message)} role="alert" />;
}
