import { lazy, Suspense } from 'react';
import type { PaymentProvider } from '#contract/payment.ts';
import { Button } from '#ui/button.tsx';
import { paymentWording as words } from '#wording/payment.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { PaymentTimer } from './payment-timer.tsx';
import { isDarkNow } from './themed-address.ts';
import type { usePayment } from './use-payment.ts';
import { WalletApproval } from './wallet-approval.tsx';

const ScriptedPayment = lazy(async () => ({
  default: (await import('./scripted/scripted-payment.tsx')).ScriptedPayment,
}));

type Payment = ReturnType<typeof usePayment>;
type StepProps = {
  readonly stage: Extract<Payment['stage'], { type: 'step' }>;
  readonly payment: Payment;
  readonly provider: PaymentProvider;
};

/** The step that the chosen provider asks for, with the remaining time and a way back to the choice. */
export function ProviderStep({ onMoreTime, ...props }: StepProps & { readonly onMoreTime: () => void }) {
  const { payment, step } = props.stage;
  const { id, expiresAt } = payment;
  const { ask, giveUp, chooseAgain } = props.payment;
  // A provider's script may just have taken the money, so the store checks before it declares the time over.
  const end = () => (step.type === 'Script' ? void ask(payment) : giveUp(words.timeUp));
  return (
    <>
      {expiresAt === null ? null : <PaymentTimer key={id} expiresAt={expiresAt} onMoreTime={onMoreTime} onEnd={end} />}
      <ProviderPage {...props} />
      <div className="payment-actions">
        <Button onClick={chooseAgain}>{words.otherWay}</Button>
      </div>
    </>
  );
}

function ProviderPage({ stage: { step, payment }, payment: { confirm, giveUp }, provider }: StepProps) {
  const { name } = provider;
  if (step.type === 'Script') {
    return (
      <Suspense fallback={<div className="payment-form" data-kind={provider.kind} aria-busy="true" />}>
        <ScriptedPayment
          key={payment.id}
          payment={payment}
          step={step}
          provider={provider}
          isDark={isDarkNow}
          onAsk={(token) => void confirm(payment, token)}
          onGivenUp={() => giveUp(words.windowClosed)}
        />
      </Suspense>
    );
  }
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
