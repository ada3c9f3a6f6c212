import { useState } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { Order } from '#contract/order.ts';
import type { Payment, PaymentProvider, PaymentStep } from '#contract/payment.ts';
import { useShop } from '#shopper/shop.tsx';
import { publishShopEvent } from '#shopper/counting/shop-events.ts';
import { dismissToasts } from '#ui/toast/dismiss-toasts.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { formWording } from '#wording/form.ts';
import { paymentWording as words } from '#wording/payment.ts';
import { moveOf } from './payment-flow.ts';
import { whileConfirming } from './payment-state.ts';
import { askPayment, beginPayment, confirmPayment } from './payment-writes.ts';
import { themedAddress } from './themed-address.ts';

/** Why a payment failed or is still pending; `isSaid` if a toast has already announced it. */
export interface PaymentFailure {
  readonly title: string;
  readonly text: string;
  readonly isSaid: boolean;
}

type Stage =
  | { readonly type: 'choosing'; readonly failure: PaymentFailure | null }
  | { readonly type: 'step'; readonly payment: Payment; readonly step: PaymentStep };

/** Drives the payment of one order: begin, the provider's step, confirm. A failure returns to the choice of provider; the order remains. */
export const usePayment = (order: Order, onDone: () => void) => {
  const shop = useShop();
  const [stage, setStage] = useState<Stage>({ type: 'choosing', failure: null });

  const fail = (text: string | null, isSaid = false) =>
    setStage({ type: 'choosing', failure: { title: words.failed, text: text ?? words.failedText, isSaid } });
  const wait = () =>
    setStage({ type: 'choosing', failure: { title: words.underWay, text: words.underWayText, isSaid: false } });

  const follow = async (first: Payment): Promise<void> => {
    let payment = first;
    let move = moveOf(payment);
    if (move.type === 'confirm') {
      payment = await confirmPayment(shop, payment);
      move = moveOf(payment);
    }
    if (move.type === 'paid' || move.type === 'awaited') return onDone();
    if (move.type === 'confirm') return wait();
    if (move.type === 'failed') return fail(move.reason);
    const { step: next } = move;
    const step = next.type === 'Script' ? next : { ...next, url: themedAddress(next.url) };
    if (step.type !== 'Redirect') return setStage({ type: 'step', payment, step });
    location.assign(step.url);
    // The browser is leaving the page. Its Back button may restore the page as it was, whatever happened at the provider.
    await shownAgain();
    if (moveOf(await askPayment(shop, payment)).type === 'paid') return onDone();
    return setStage({ type: 'choosing', failure: null });
  };

  const run = (ask: () => Promise<Payment>) =>
    whileConfirming(async () => {
      dismissRefusals();
      try {
        await follow(await ask());
      } catch (error) {
        const said = firstMessageOf(error);
        if (said !== null) showToast({ tone: 'error', text: said, about: topic, isShownInPlace: true });
        fail(said ?? formWording.storeSilent, said !== null);
      }
    });

  return {
    stage,
    begin: (provider: PaymentProvider) =>
      run(async () => {
        const payment = await beginPayment(shop, order, provider.id);
        publishShopEvent({ type: 'payment-begun', order, provider });
        return payment;
      }),
    confirm: (payment: Payment, token?: string) => run(() => confirmPayment(shop, payment, token)),
    ask: (payment: Parameters<typeof askPayment>[1]) => run(() => askPayment(shop, payment)),
    giveUp: (text: string) => fail(text),
    chooseAgain: () => setStage({ type: 'choosing', failure: null }),
  };
};

const topic = 'payment';

/** Dismisses earlier refusals when a new attempt starts. */
const dismissRefusals = (): void => dismissToasts(({ about }) => about === topic);

/** Resolves when the browser restores this page from its back-forward cache; never resolves if it doesn't. */
const shownAgain = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('pageshow', () => resolve(), { once: true });
  });
