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
import { PaymentFrame } from './payment-frame.tsx';
import { paymentState, selectProvider } from './payment-state.ts';
import type { PaymentReturn } from './payment-return.ts';
import { PaymentTimer } from './payment-timer.tsx';
import { usePayment } from './use-payment.ts';
import { WalletApproval } from './wallet-approval.tsx';

/** The choice of payment provider, then whatever that provider asks for. */
export function OpenPayment({
  order,
  providers,
  returned,
  onPaid,
}: {
  readonly order: Order;
  readonly providers: readonly PaymentProvider[];
  readonly returned: PaymentReturn | null;
  readonly onPaid: () => void;
}) {
  const { selectedProviderId, isConfirming } = useSnapshot(paymentState);
  const payment = usePayment(order, onPaid);
  const isAsked = useRef(false);
  const hosted = providers.find((provider) => provider.kind === 'Hosted')?.id;
  const askOnce = useEffectEvent(() => {
    if (returned === null || hosted === undefined || isAsked.current) return;
    isAsked.current = true;
    void payment.ask({
      id: returned.paymentId,
      orderId: order.id,
      paymentProviderId: hosted,
      transactionId: returned.transactionId,
    });
  });
  useEffect(() => {
    askOnce();
  }, []);

  const amountLine = useRef<HTMLParagraphElement>(null);
  const shown = useRef(payment.stage);
  useEffect(() => {
    // The element that had the focus went with the previous stage.
    if (shown.current !== payment.stage || isConfirming) amountLine.current?.focus();
    shown.current = payment.stage;
  }, [payment.stage, isConfirming]);

  if (providers.length === 0) return <Notice tone="warning" level={3} title={words.noProviders} />;
  const amount = formatMoney(order.grandTotal);
  const selected =
    providers.find((provider) => provider.id === selectedProviderId) ??
    providers.find((provider) => provider.isDefault) ??
    providers[0];

  return (
    <div className="payment">
      <p className="payment-amount" ref={amountLine} tabIndex={-1}>
        {words.toPay(amount, order.number)}
      </p>
      {isConfirming ? (
        <div className="payment-confirming" role="status">
          <p>{words.confirming}</p>
          <progress aria-label={words.confirming} />
        </div>
      ) : null}
      <div className="payment" hidden={isConfirming}>
        {payment.stage.type === 'step' ? (
          <>
            {payment.stage.payment.expiresAt === null ? null : (
              <PaymentTimer
                key={payment.stage.payment.id}
                expiresAt={payment.stage.payment.expiresAt}
                onMoreTime={() => selected && void payment.begin(selected)}
                onEnd={() => payment.giveUp(words.timeUp)}
              />
            )}
            <ProviderStep payment={payment} name={selected?.name ?? words.title} />
            <div className="payment-actions">
              <Button onClick={payment.chooseAgain}>{words.otherWay}</Button>
            </div>
          </>
        ) : (
          <>
            {payment.stage.failure === null ? null : (
              <Notice tone="danger" level={3} title={words.failed} role="alert">
                <p>{payment.stage.failure}</p>
              </Notice>
            )}
            <RadioGroup
              label={words.howToPay}
              value={selected?.id ?? ''}
              onChange={selectProvider}
              isRuled
              options={providers.map((provider) => ({
                value: provider.id,
                label: provider.name,
                hint: provider.description ?? words.kinds[provider.kind],
              }))}
            />
            <div className="payment-actions">
              {selected === undefined ? null : (
                <Button tone="primary" onClick={() => void payment.begin(selected)}>
                  {labelOf(selected, amount)}
                </Button>
              )}
              <ConnectionNote />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

const labelOf = (provider: PaymentProvider, amount: string): string => {
  if (provider.kind === 'Account') return words.payOnAccount(amount);
  return provider.kind === 'Hosted' ? words.goToProvider(provider.name, amount) : words.pay(amount);
};

function ProviderStep({
  payment: { stage, confirm, giveUp },
  name,
}: {
  readonly payment: ReturnType<typeof usePayment>;
  readonly name: string;
}) {
  if (stage.type !== 'step') return null;
  const { step, payment } = stage;
  if (step.type === 'Approve') {
    return (
      <WalletApproval
        key={payment.id}
        url={step.url}
        name={name}
        onFinished={() => void confirm(payment)}
        onClosed={() => giveUp(words.windowClosed)}
      />
    );
  }
  const isChallenge = step.type === 'Challenge';
  return (
    <>
      {isChallenge ? <p>{words.challenge}</p> : null}
      <PaymentFrame
        key={step.url}
        url={step.url}
        title={isChallenge ? words.challengeTitle(name) : words.frameTitle(name)}
        onMessage={(message) => {
          if (message.type === 'token') void confirm(payment, message.token);
          else if (message.type === 'finished') void confirm(payment);
        }}
      />
    </>
  );
}
