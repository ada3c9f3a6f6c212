import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Payment, PaymentProvider, PaymentStep } from '#contract/payment.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { formatMoney } from '#wording/money.ts';
import { paymentWording as words } from '#wording/payment.ts';
import { openFormOf } from './open-forms.ts';
import { renewPolicy } from './renew-policy.ts';
import type { ScriptedForm } from './scripted-form.ts';

type State = 'loading' | 'ready' | 'paying' | 'missing';

interface ScriptedPaymentProps {
  readonly payment: Payment;
  readonly step: PaymentStep;
  readonly provider: PaymentProvider;
  readonly isDark: () => boolean;
  /** The form is done or doesn't know the outcome: the store has to ask. */
  readonly onAsk: (token?: string) => void;
  readonly onGivenUp: () => void;
}

/** A form that the provider's own script draws in the page, with the shop's pay button below it. */
export function ScriptedPayment(props: ScriptedPaymentProps) {
  const [attempt, setAttempt] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const retry = () => {
    setAttempt(attempt + 1);
    // The button that was pressed is gone.
    box.current?.focus();
  };
  return (
    <div ref={box} tabIndex={-1}>
      <FormAttempt key={attempt} {...props} onRetry={retry} />
    </div>
  );
}

function FormAttempt({
  payment,
  step,
  provider,
  isDark,
  onAsk,
  onGivenUp,
  onRetry,
}: ScriptedPaymentProps & { readonly onRetry: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const form = useRef<ScriptedForm | null>(null);
  const [state, setState] = useState<State>('loading');
  const [refusal, setRefusal] = useState(payment.failureReason);
  const [answered, setAnswered] = useState(payment);
  if (answered !== payment) {
    setAnswered(payment);
    setRefusal(payment.failureReason);
  }
  const open = useEffectEvent(async (where: HTMLElement) => {
    const openForm = await openFormOf(provider.code);
    return openForm(where, { settings: provider.settings, step, isDark: isDark() });
  });
  useEffect(() => {
    const where = place.current;
    if (where === null) return undefined;
    let isGone = false;
    open(where).then(
      (opened) => {
        if (isGone) return opened.remove();
        form.current = opened;
        setState('ready');
      },
      async () => {
        if (await renewPolicy().catch(() => false)) location.reload();
        else if (!isGone) setState('missing');
      },
    );
    return () => {
      isGone = true;
      form.current?.remove();
      form.current = null;
    };
  }, []);

  const pay = async () => {
    const used = form.current;
    if (used === null || state !== 'ready') return;
    setState('paying');
    setRefusal(null);
    const outcome = await used.pay();
    // The form was closed meanwhile: beginning the next payment will find out the outcome.
    if (form.current !== used) return;
    setState('ready');
    if (outcome.type === 'ask') onAsk(outcome.token);
    else if (outcome.type === 'given-up') onGivenUp();
    else setRefusal(outcome.reason);
  };

  return (
    <div className="payment">
      {refusal === null ? null : (
        <Notice tone="danger" level={3} title={words.failed} role="alert">
          <p>{refusal}</p>
        </Notice>
      )}
      {state === 'missing' ? (
        <Notice
          tone="warning"
          level={3}
          role="alert"
          title={words.formMissing}
          actions={<Button onClick={onRetry}>{words.tryAgain}</Button>}
        >
          <p>{words.formMissingText}</p>
        </Notice>
      ) : null}
      <div
        ref={place}
        data-kind={provider.kind}
        className="payment-form"
        aria-busy={state === 'loading'}
        hidden={state === 'missing'}
      />
      {state === 'missing' ? null : (
        <div className="payment-actions">
          <Button tone="primary" isPending={state !== 'ready'} onClick={() => void pay()}>
            {provider.kind === 'Wallet' ? words.payWith(provider.name) : words.pay(formatMoney(payment.amount))}
          </Button>
        </div>
      )}
    </div>
  );
}
