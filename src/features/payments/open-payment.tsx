import { useEffect, useEffectEvent, useRef } from 'react';
import { useSnapshot } from 'valtio';
import type { Order } from '#contract/order.ts';
import type { PaymentProvider } from '#contract/payment.ts';
import { Button } from '#ui/button.tsx';
import { ConnectionNote } from '#ui/connection-note.tsx';
import { Notice } from '#ui/notice.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { formatMoney } from '#wording/money.ts';
import { paymentWording as words } from '#wording/payment.ts';
import { paymentState, selectProvider } from './payment-state.ts';
import type { PaymentReturn } from './payment-return.ts';
import { ProviderStep } from './provider-step.tsx';
import { type PaymentFailure, usePayment } from './use-payment.ts';

/** The choice of payment provider, then whatever that provider asks for. */
export function OpenPayment({
  order,
  providers,
  returned,
  onDone,
}: {
  readonly order: Order;
  readonly providers: readonly PaymentProvider[];
  readonly returned: PaymentReturn | null;
  readonly onDone: () => void;
}) {
  const { selectedProviderId, isConfirming } = useSnapshot(paymentState);
  const payment = usePayment(order, onDone);
  const { stage } = payment;
  useResume(payment, order, providers, returned);
  const amountLine = useRef<HTMLParagraphElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    // The element that had the focus disappeared with the previous stage.
    if (shown.current !== stage || isConfirming) amountLine.current?.focus();
    shown.current = stage;
  }, [stage, isConfirming]);

  const selected =
    providers.find((provider) => provider.id === selectedProviderId) ??
    providers.find((provider) => provider.isDefault) ??
    providers[0];
  if (selected === undefined) return <Notice tone="warning" level={3} title={words.noProviders} />;
  const amount = formatMoney(order.grandTotal);
  const begin = () => void payment.begin(selected);

  return (
    <div className="payment">
      <p className="payment-amount" ref={amountLine} tabIndex={-1}>
        {words.toPay(amount, order.number)}
      </p>
      <div className="payment-turns">
        {isConfirming ? (
          <div className="payment-confirming" role="status">
            <p>{words.confirming}</p>
            <progress aria-label={words.confirming} />
          </div>
        ) : null}
        {/* It keeps its place in the layout, so that a second press can't hit something else where the button was. */}
        <div className="payment" inert={isConfirming}>
          {stage.type === 'step' ? (
            <ProviderStep
              stage={stage}
              payment={payment}
              provider={providers.find(({ id }) => id === stage.payment.paymentProviderId) ?? selected}
              onMoreTime={begin}
            />
          ) : (
            <ProviderChoice
              providers={providers}
              selected={selected}
              amount={amount}
              failure={stage.failure}
              isTransferAwaited={order.paymentStatus === 'AwaitingTransfer'}
              onBegin={begin}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** Checks the payment once if the shopper has just returned from the page of a provider or bank. */
const useResume = (
  payment: ReturnType<typeof usePayment>,
  order: Order,
  providers: readonly PaymentProvider[],
  returned: PaymentReturn | null,
): void => {
  const isResumed = useRef(false);
  const providerId = returned?.providerId ?? providers.find((provider) => provider.kind === 'Hosted')?.id;
  const resume = useEffectEvent(() => {
    if (returned === null || providerId === undefined || isResumed.current) return;
    isResumed.current = true;
    void payment.ask({
      id: returned.paymentId,
      orderId: order.id,
      paymentProviderId: providerId,
      transactionId: returned.transactionId,
    });
  });
  useEffect(() => {
    resume();
  }, []);
};

function ProviderChoice({
  providers,
  selected,
  amount,
  failure,
  isTransferAwaited,
  onBegin,
}: {
  readonly providers: readonly PaymentProvider[];
  readonly selected: PaymentProvider;
  readonly amount: string;
  readonly failure: PaymentFailure | null;
  readonly isTransferAwaited: boolean;
  readonly onBegin: () => void;
}) {
  return (
    <>
      {isTransferAwaited && failure === null ? (
        <Notice level={3} title={words.transferAwaited}>
          <p>{words.transferAwaitedText}</p>
        </Notice>
      ) : null}
      {failure === null ? null : (
        <Notice tone="danger" level={3} title={failure.title} {...(failure.isSaid ? {} : { role: 'alert' as const })}>
          <p>{failure.text}</p>
        </Notice>
      )}
      <RadioGroup
        label={words.howToPay}
        value={selected.id}
        onChange={selectProvider}
        isRuled
        options={providers.map((provider) => ({
          value: provider.id,
          label: provider.name,
          hint: provider.description ?? words.kinds[provider.kind],
        }))}
      />
      <div className="payment-actions">
        <Button tone="primary" onClick={onBegin}>
          {labelOf(selected, amount)}
        </Button>
        <ConnectionNote />
      </div>
    </>
  );
}

const labelOf = (provider: PaymentProvider, amount: string): string => {
  if (provider.kind === 'Account') return words.payOnAccount(amount);
  if (provider.kind === 'Transfer') return words.payByTransfer(amount);
  return provider.kind === 'Hosted' ? words.goToProvider(provider.name, amount) : words.pay(amount);
};
