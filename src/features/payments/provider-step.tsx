import { Button } from '#ui/button.tsx';
import { paymentWording as words } from '#wording/payment.ts';
import { PaymentFrame } from './payment-frame.tsx';
import { PaymentTimer } from './payment-timer.tsx';
import type { usePayment } from './use-payment.ts';
import { WalletApproval } from './wallet-approval.tsx';

type Payment = ReturnType<typeof usePayment>;
type StepProps = {
  readonly stage: Extract<Payment['stage'], { type: 'step' }>;
  readonly payment: Payment;
  readonly name: string;
};

/** The step that the chosen provider asks for, with the time left and a way back to the choice. */
export function ProviderStep({ onMoreTime, ...props }: StepProps & { readonly onMoreTime: () => void }) {
  const { id, expiresAt } = props.stage.payment;
  const { giveUp, chooseAgain } = props.payment;
  return (
    <>
      {expiresAt === null ? null : (
        <PaymentTimer key={id} expiresAt={expiresAt} onMoreTime={onMoreTime} onEnd={() => giveUp(words.timeUp)} />
      )}
      <ProviderPage {...props} />
      <div className="payment-actions">
        <Button onClick={chooseAgain}>{words.otherWay}</Button>
      </div>
    </>
  );
}

function ProviderPage({ stage: { step, payment }, payment: { confirm, giveUp }, name }: StepProps) {
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
