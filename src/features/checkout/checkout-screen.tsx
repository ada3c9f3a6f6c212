import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { LineItem } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
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
import { checkoutSummaryQuery } from './checkout-queries.ts';
import { type CheckoutStep, isStepDone, openStepOf, stepsOf } from './checkout-steps.ts';
import { CustomerStep } from './customer-step.tsx';
import { DeliveryStep } from './delivery-step.tsx';
import { StepSummary } from './step-summary.tsx';
import './checkout-screen.css';

/** Supplied by the route: store settings, the address form, and the payment of an existing order. */
export interface CheckoutScreenProps {
  readonly settings: StoreSettings;
  readonly AddressForm: AddressFormPart;
  readonly orderId: string | null;
  readonly payment: ReactNode;
  readonly onOrdered: (orderId: string) => void;
  readonly actionsOf?: (line: LineItem) => ReactNode;
}

/** The checkout: one step open at a time, the others collapsed to a summary, the order beside them. */
export function CheckoutScreen(props: CheckoutScreenProps) {
  const shop = useShop();
  const summary = useQuery({ ...checkoutSummaryQuery(shop), enabled: props.orderId === null });
  const [wasOrdering] = useState(props.orderId === null);

  if (props.orderId !== null) {
    return (
      <PaymentOnly isSignedIn={shop.isSignedIn} takesFocus={wasOrdering}>
        {props.payment}
      </PaymentOnly>
    );
  }
  if (summary.isError && summary.data === undefined) {
    return <LoadFailed words={partWording} title={words.loadFailed} text={words.loadFailedText} query={summary} />;
  }
  if (summary.isPending) return <div className="checkout-loading" aria-busy="true" />;
  if (!summary.data || summary.data.basketDetails.lineItems.length === 0) {
    return (
      <Notice title={words.emptyTitle} actions={<Link to="/cart">{words.backToCart}</Link>}>
        <p>{words.emptyText}</p>
      </Notice>
    );
  }
  return <OpenCheckout {...props} summary={summary.data} />;
}

function OpenCheckout({
  settings,
  AddressForm,
  onOrdered,
  actionsOf,
  summary,
}: CheckoutScreenProps & { readonly summary: CheckoutSummary }) {
  const { isSignedIn } = useShop();
  const [asked, setAsked] = useState<CheckoutStep | null>(null);
  const open = asked ?? openStepOf(isSignedIn, summary, null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opened = useRef(open);
  useEffect(() => {
    if (opened.current !== open) heading.current?.focus();
    opened.current = open;
  }, [open]);

  const goOn = () => setAsked(null);
  const terms = settings.isCheckoutTermsAndConditionsEnabled ? settings.checkoutTermsAndConditionsText : null;
  const bodies: Record<CheckoutStep, ReactNode> = {
    customer: <CustomerStep summary={summary} onDone={goOn} />,
    addresses: (
      <AddressesStep summary={summary} countryCodes={settings.countryCodes} AddressForm={AddressForm} onDone={goOn} />
    ),
    delivery: <DeliveryStep summary={summary} terms={terms} onOrdered={onOrdered} />,
    payment: null,
  };

  return (
    <div className="checkout">
      <Steps label={words.steps}>
        {stepsOf(isSignedIn).map((step, at) => (
          <Step
            key={step}
            number={at + 1}
            title={words[step]}
            state={step === open ? 'current' : isStepDone(step, summary) ? 'done' : 'ahead'}
            {...(isStepDone(step, summary) ? { stateLabel: words.stepDone } : {})}
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
      <CheckoutOrder summary={summary} {...(actionsOf === undefined ? {} : { actionsOf })} />
    </div>
  );
}

/** `takesFocus` if the order was placed just now: the button that had the focus is gone. */
function PaymentOnly({
  isSignedIn,
  takesFocus,
  children,
}: {
  readonly isSignedIn: boolean;
  readonly takesFocus: boolean;
  readonly children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="checkout" data-paying>
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
  );
}
