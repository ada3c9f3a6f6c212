import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Basket, LineItem } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import type { Money } from '#contract/money.ts';
import type { Order } from '#contract/order.ts';
import type { StoreSettings } from '#contract/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { Notice } from '#ui/notice.tsx';
import { Step, Steps } from '#ui/steps.tsx';
import { checkoutWording as words } from '#wording/checkout.ts';
import { partWording } from '#wording/ui.ts';
import { type AddressFormPart, AddressesStep } from './addresses-step.tsx';
import { CheckoutOrder } from './checkout-order.tsx';
import { canPlaceOrder, type CheckoutStep, isStepDone, openStepOf, stepsOf } from './checkout-steps.ts';
import { CustomerStep } from './customer-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { useOrderDraft } from '#features/checkout/draft/draft-store.ts';
import type { OrderDraft } from '#features/checkout/draft/order-draft.ts';
import { isStillOpen } from '#features/checkout/draft/place-order.ts';
import { DraftRefusal, ReadyNotice } from '#features/checkout/draft/ready-notice.tsx';
import { UnansweredOrder } from '#features/checkout/draft/unanswered-order.tsx';
import { type DraftCheckout, useDraftCheckout } from '#features/checkout/draft/use-draft-checkout.ts';
import { usePlace } from '#features/checkout/draft/use-place.ts';
import { PlacedOrder } from './placed-order.tsx';
import { goToStep } from './go-to-step.ts';
import { StepSummary } from './step-summary.tsx';
import './checkout-screen.css';

/** Supplied by the route: store settings, the address form, and the payment of an existing order. */
export interface CheckoutScreenProps {
  readonly settings: StoreSettings;
  readonly AddressForm: AddressFormPart;
  readonly orderId: string | null;
  readonly payment: ReactNode;
  /** The order to pay for: undefined while it loads, null if it can't be shown. */
  readonly placed: Order | null | undefined;
  readonly onOrdered: (orderId: string) => void;
  readonly actionsOf?: (line: LineItem) => ReactNode;
  /** The cart on this device: undefined until known, null if there is none. */
  readonly basket: Basket | null | undefined;
  /** Shown if the cart is empty: links to continue with. */
  readonly whenEmpty: ReactNode;
  /** Shows what an order of this total does to the credit of the shopper's company. */
  readonly creditOf?: (total: Money) => ReactNode;
}

/** The checkout: one step open at a time, the others collapsed to a summary, with the order beside them. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const shop = useShop();
  const draft = useOrderDraft();
  const checkout = useDraftCheckout(draft, props.basket, props.orderId === null);
  const [wasOrdering] = useState(props.orderId === null);
  const { query, summary } = checkout;

  if (props.orderId !== null) {
    return (
      <PaymentOnly isSignedIn={shop.isSignedIn} takesFocus={wasOrdering} placed={props.placed}>
        {props.payment}
      </PaymentOnly>
    );
  }
  if (draft?.attempt && !query.isPending && !isStillOpen(draft.attempt, query.data)) {
    return <UnansweredOrder attempt={draft.attempt} onOrdered={props.onOrdered} />;
  }
  if (summary === undefined && query.isError) {
    return <LoadFailed words={partWording} title={words.loadFailed} text={words.loadFailedText} query={query} />;
  }
  if (draft === undefined || summary === undefined) return <div className="checkout-loading" aria-busy="true" />;
  if (summary === null || summary.basketDetails.lineItems.length === 0) {
    return (
      <Notice title={words.emptyTitle} actions={<Link to="/cart">{words.backToCart}</Link>}>
        <p>{words.emptyText}</p>
        {props.whenEmpty}
      </Notice>
    );
  }
  return <OpenCheckout {...props} summary={summary} draft={draft} checkout={checkout} />;
}

function OpenCheckout({
  settings,
  AddressForm,
  onOrdered,
  actionsOf,
  creditOf,
  summary,
  draft,
  checkout,
}: CheckoutScreenProps & {
  readonly summary: CheckoutSummary;
  readonly draft: OrderDraft;
  readonly checkout: DraftCheckout;
}) {
  const { isSignedIn } = useShop();
  const [asked, setAsked] = useState<CheckoutStep | null>(null);
  const place = usePlace(summary, onOrdered);
  const terms = settings.isCheckoutTermsAndConditionsEnabled ? settings.checkoutTermsAndConditionsText : null;
  const isComplete =
    stepsOf(isSignedIn).every((step) => step === 'payment' || isStepDone(step, summary)) &&
    (terms === null || draft.acceptedTerms === terms);
  // A prepared order needs no open step. Without the store, it may lack what only the store knows.
  const isAway = checkout.isOffline || checkout.unsent > 0;
  const isFinished = draft.ready !== null && (isAway || isComplete || !checkout.isChecked);
  const open = asked ?? (isFinished ? null : openStepOf(isSignedIn, summary, null));
  const heading = useRef<HTMLHeadingElement>(null);
  const readyNotice = useRef<HTMLDivElement>(null);
  const opened = useRef(open);
  useEffect(() => {
    // No step is open once the order is ready.
    if (opened.current !== open) goToStep(heading.current ?? readyNotice.current);
    opened.current = open;
  }, [open]);

  const goOn = () => setAsked(null);
  const bodies: Record<CheckoutStep, ReactNode> = {
    customer: <CustomerStep summary={summary} onDone={goOn} />,
    addresses: (
      <AddressesStep summary={summary} countryCodes={settings.countryCodes} AddressForm={AddressForm} onDone={goOn} />
    ),
    delivery: (
      <DeliveryStep summary={summary} terms={terms} draft={draft} checkout={checkout} place={place} onReady={goOn} />
    ),
    payment: null,
  };
  const stateOf = (step: CheckoutStep) => (step === open ? 'current' : isStepDone(step, summary) ? 'done' : 'ahead');

  return (
    <div className="checkout">
      <div className="checkout-main">
        {draft.ready === null ? (
          <DraftRefusal message={checkout.refusal} />
        ) : (
          <ReadyNotice
            noticeRef={readyNotice}
            checkout={checkout}
            ready={draft.ready}
            summary={summary}
            credit={creditOf?.(beforeDelivery(summary))}
            canPlace={open === null && isComplete && canPlaceOrder(summary)}
            place={place}
            note={draft.note}
          />
        )}
        <Steps label={words.steps}>
          {stepsOf(isSignedIn).map((step, at) => (
            <Step
              key={step}
              number={at + 1}
              title={words[step]}
              state={stateOf(step)}
              {...(stateOf(step) === 'done' ? { stateLabel: words.stepDone } : {})}
              summary={<StepSummary step={step} summary={summary} />}
              action={
                <Button
                  tone="quiet"
                  size="small"
                  aria-label={words.changeStep(words[step])}
                  onClick={() => setAsked(step)}
                >
                  {words.change}
                </Button>
              }
              {...(step === open ? { headingRef: heading } : {})}
            >
              {bodies[step]}
            </Step>
          ))}
        </Steps>
      </div>
      <CheckoutOrder summary={summary} isEstimated={isAway} {...(actionsOf === undefined ? {} : { actionsOf })} />
    </div>
  );
}

/** The total without delivery, for the sentence about credit. */
const beforeDelivery = ({ basketDetails: { grandTotal, deliveryCharge } }: CheckoutSummary): Money => ({
  ...grandTotal,
  amount: grandTotal.amount - deliveryCharge.amount,
});

/** `takesFocus` if the order has just been placed, since the button that had the focus is gone. */
function PaymentOnly({
  isSignedIn,
  takesFocus,
  placed,
  children,
}: {
  readonly isSignedIn: boolean;
  readonly takesFocus: boolean;
  readonly placed: Order | null | undefined;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) goToStep(heading.current);
  }, [takesFocus]);
  return (
    <div className="checkout">
      <div className="checkout-main">
        <Steps label={words.steps}>
          {stepsOf(isSignedIn).map((step, at) => (
            <Step
              key={step}
              number={at + 1}
              title={words[step]}
              state={step === 'payment' ? 'current' : 'done'}
              {...(step === 'payment' ? { headingRef: heading } : { stateLabel: words.stepDone })}
            >
              {step === 'payment' ? children : null}
            </Step>
          ))}
        </Steps>
      </div>
      {placed === null ? null : <PlacedOrder order={placed} />}
    </div>
  );
}
