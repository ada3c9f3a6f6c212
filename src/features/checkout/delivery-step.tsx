import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { type CheckoutSummary, termsNotAccepted } from '#contract/checkout.ts';
import type { Money } from '#contract/money.ts';
import { maxCommentLength, maxReferenceLength } from '#contract/primitives.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formWording } from '#wording/form.ts';
import { formatMoney } from '#wording/money.ts';
import { orderDraftWording as draftWords } from '#wording/order-draft.ts';
import { belowMinimum } from './below-minimum.ts';
import { DeliveryOptions } from './delivery-options.tsx';
import { changeDraft } from '#features/checkout/draft/draft-store.ts';
import type { OrderDraft } from '#features/checkout/draft/order-draft.ts';
import type { DraftCheckout } from '#features/checkout/draft/use-draft-checkout.ts';
import { useKnownOptions } from '#features/checkout/draft/use-known-options.ts';
import { useNote } from '#features/checkout/draft/use-note.ts';
import type { PlaceOrder } from '#features/checkout/draft/use-place.ts';
import { usePressAfterSaving } from './use-press-after-saving.ts';

/** Delivery method, note, terms, and the button that places the order or, without a connection, prepares it. */
export function DeliveryStep({
  summary,
  terms,
  draft,
  checkout,
  place,
  onReady,
}: {
  readonly summary: CheckoutSummary;
  /** The terms to accept, or null if the store requires none. */
  readonly terms: string | null;
  readonly draft: OrderDraft;
  readonly checkout: DraftCheckout;
  readonly place: PlaceOrder;
  /** The order is ready to place and is stored on the device. */
  readonly onReady: () => void;
}) {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { note, change, saveNow } = useNote(summary, draft);
  const [isAccepted, setAccepted] = useState(terms !== null && draft.acceptedTerms === terms);
  const [tries, setTries] = useState(0);
  const [hasTotalChanged, setTotalChanged] = useState(false);
  const isTried = tries > 0;
  const optionsId = useId();
  const termsId = useId();
  const lackingId = useId();
  const lacking = belowMinimum(summary.basketDetails);
  const needsTerms = terms !== null && !isAccepted;
  const needsOption = summary.deliveryZoneOption === null;
  const { canAsk, isOffline, unsent } = checkout;
  const isAway = isOffline || unsent > 0;
  const knownOptions = useKnownOptions(isAway) ?? [];
  const accept = (isTicked: boolean) => {
    setAccepted(isTicked);
    void changeDraft(shop, queryClient, (now) => ({ ...now, acceptedTerms: isTicked ? terms : null }));
  };

  const showMissing = useEffectEvent(() => {
    const options = needsOption ? document.getElementById(optionsId) : null;
    (options ?? (needsTerms ? document.getElementById(termsId) : null))?.focus();
  });
  useEffect(() => {
    if (tries > 0) showMissing();
  }, [tries]);

  const total = summary.basketDetails.grandTotal;
  const toPlace = usePressAfterSaving((seen: Money) => {
    setTries(tries + 1);
    // An order costs what the pressed button said.
    setTotalChanged(seen.amount !== total.amount);
    if (needsTerms || needsOption || seen.amount !== total.amount) return;
    saveNow();
    place.press(note);
  });
  const toMakeReady = usePressAfterSaving<void>(() => {
    setTries(tries + 1);
    // If no option is known without the store, the shopper chooses one later.
    if (needsTerms || (needsOption && knownOptions.length > 0)) return;
    const ready = { at: Date.now(), seen: summary };
    void changeDraft(shop, queryClient, (now) => ({ ...now, note, ready })).then(onReady);
  });

  return (
    <div className="checkout-delivery">
      <DeliveryOptions
        id={optionsId}
        summary={summary}
        canAsk={canAsk}
        error={isTried ? words.chooseOption : undefined}
      />
      <fieldset className="checkout-note">
        <legend>{words.note}</legend>
        <TextField
          label={words.reference}
          note={formWording.optional}
          hint={words.referenceHint}
          value={note.referenceNumber ?? ''}
          onChange={(text) => change({ ...note, referenceNumber: text })}
          maxLength={maxReferenceLength}
          width="medium"
          isCode
          autoComplete="off"
        />
        <TextArea
          label={words.comment}
          note={formWording.optional}
          value={note.customerComment ?? ''}
          onChange={(text) => change({ ...note, customerComment: text })}
          maxLength={maxCommentLength}
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
            id={termsId}
            label={words.acceptTerms}
            checked={isAccepted}
            onChange={accept}
            error={isTried && needsTerms ? termsNotAccepted : undefined}
          />
        </section>
      )}
      {place.refusal === null ? null : (
        <Notice
          tone="danger"
          level={3}
          title={words.notPlaced}
          {...(place.refusal.isSaid ? {} : { role: 'alert' as const })}
        >
          <p>{place.refusal.text}</p>
        </Notice>
      )}
      {hasTotalChanged ? (
        <Notice tone="info" level={3} title={words.totalChanged(formatMoney(total))} role="alert">
          <p>{words.totalChangedText}</p>
        </Notice>
      ) : null}
      <div className="checkout-actions" data-keeps-clear>
        <Button
          tone="primary"
          isPending={isAway ? toMakeReady.isWaiting : place.isPending || toPlace.isWaiting}
          aria-describedby={lacking === null ? undefined : lackingId}
          onClick={() => {
            if (lacking !== null) announce(lacking, 'assertive');
            else if (isAway) toMakeReady.press();
            else toPlace.press(total);
          }}
        >
          {isAway ? draftWords.makeReady : words.placeOrder(formatMoney(total))}
        </Button>
        {lacking === null ? (
          <p className="muted">{isAway ? draftWords.makeReadyNext : words.placeOrderNext}</p>
        ) : (
          <p className="checkout-minimum">
            <span id={lackingId}>{lacking}</span> <Link to="/cart">{words.backToCart}</Link>
          </p>
        )}
      </div>
    </div>
  );
}
