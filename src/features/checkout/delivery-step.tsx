import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import { type CheckoutSummary, termsNotAccepted } from '#contract/checkout.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ConnectionNote } from '#ui/connection-note.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formWording } from '#wording/form.ts';
import { formatMoney } from '#wording/money.ts';
import { checkoutSummaryQuery } from './checkout-queries.ts';
import { canPlaceOrder } from './checkout-steps.ts';
import { usePlaceOrder } from './checkout-writes.ts';
import { DeliveryOptions } from './delivery-options.tsx';

/** Delivery method, note, terms, and the Place order button. */
export function DeliveryStep({
  summary,
  terms,
  onOrdered,
}: {
  readonly summary: CheckoutSummary;
  /** The terms to accept, or null if the store requires none. */
  readonly terms: string | null;
  readonly onOrdered: (orderId: string) => void;
}) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const place = usePlaceOrder();
  const [reference, setReference] = useState(summary.referenceNumber ?? '');
  const [comment, setComment] = useState(summary.customerComment ?? '');
  const [isAccepted, setAccepted] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const needsTerms = terms !== null && !isAccepted;
  const needsOption = summary.deliveryZoneOption === null;

  const submit = () => {
    setTried(true);
    setRefusal(null);
    if (needsTerms) showToast({ tone: 'error', text: termsNotAccepted });
    if (needsTerms || needsOption || place.isPending) return;
    place.mutate(
      { referenceNumber: orNull(reference), customerComment: orNull(comment) },
      {
        onSuccess: (order) => {
          showToast({ tone: 'success', text: words.saved.order });
          onOrdered(order.id);
        },
        onError: (error) => {
          const message = firstMessageOf(error) ?? formWording.storeSilent;
          setRefusal(message);
          showToast({ tone: 'error', text: message });
          void queryClient.invalidateQueries({ queryKey: checkoutSummaryQuery(shop).queryKey });
        },
      },
    );
  };

  return (
    <div className="checkout-delivery">
      <DeliveryOptions summary={summary} error={isTried ? words.chooseOption : undefined} />
      <fieldset className="checkout-note">
        <legend>{words.note}</legend>
        <TextField
          label={words.reference}
          note={formWording.optional}
          hint={words.referenceHint}
          value={reference}
          onChange={setReference}
          maxLength={60}
          width="medium"
          isCode
          autoComplete="off"
        />
        <TextArea
          label={words.comment}
          note={formWording.optional}
          value={comment}
          onChange={setComment}
          maxLength={1000}
          rows={3}
        />
      </fieldset>
      {terms === null ? null : (
        <section className="checkout-terms" aria-labelledby="checkout-terms-title">
          <h3 id="checkout-terms-title">{words.terms}</h3>
          <Disclosure summary={words.readTerms}>
            <p className="checkout-terms-text">{terms}</p>
          </Disclosure>
          <Checkbox
            label={words.acceptTerms}
            checked={isAccepted}
            onChange={setAccepted}
            error={isTried && needsTerms ? termsNotAccepted : undefined}
          />
        </section>
      )}
      {refusal === null ? null : (
        <Notice tone="danger" level={3} title={words.notPlaced} role="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      <div className="checkout-actions">
        <Button tone="primary" isPending={place.isPending} aria-disabled={!canPlaceOrder(summary)} onClick={submit}>
          {words.placeOrder(formatMoney(summary.basketDetails.grandTotal))}
        </Button>
        <p className="muted">{words.placeOrderNext}</p>
        <ConnectionNote>{needsOption || needsTerms ? null : words.readyNotPlaced}</ConnectionNote>
      </div>
    </div>
  );
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
