import type { FastifyInstance } from 'fastify';
import { providerIds } from '#server/api/payments/provider-ids.ts';
import { bankForm, finishedNote, walletForm } from './approval-page.ts';
import { amountOf, type PageRequest, type SandboxContext } from './context.ts';
import { fieldOf } from './form.ts';
import { sandboxHeaders } from './page.ts';
import { finishedScript } from './script.ts';
import type { SandboxPayment } from './session.ts';

const walletPath = '/wallet/:transaction';
const hostedPath = '/hosted/:transaction';

const billOf = async (context: SandboxContext, found: SandboxPayment) => ({
  amount: amountOf(found),
  storeName: await context.storeName(),
  orderNumber: found.orderNumber,
});

/** The wallet's window and the bank's page: forms that work without JavaScript. */
export const approvalRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  app.get(walletPath, async (request: PageRequest, reply) => {
    const found = await context.find(request, [providerIds.wallet]);
    if (found === null) return context.showMissing(request, reply);
    if (!found.isPayable || found.session.state !== 'Open') return context.showOver(request, reply, 'window');
    const body = walletForm(request.url, await billOf(context, found));
    return context.show(request, reply, { title: 'Pocket wallet', place: 'window', body });
  });

  app.post(walletPath, async (request: PageRequest, reply) => {
    const found = await context.find(request, [providerIds.wallet]);
    if (found === null) return context.showMissing(request, reply);
    const state = choiceOf(request.body, 'approve', 'Approved');
    const isMoved = found.isPayable && found.session.state === 'Open' && (await context.advance(found, { state }));
    if (!isMoved) return context.showOver(request, reply, 'window');
    const words = { Approved: 'The payment is approved', Refused: 'The payment was declined', GivenUp: 'Cancelled' }[
      state
    ];
    return context.show(request, reply, {
      title: words,
      place: 'window',
      body: finishedNote(words),
      script: finishedScript,
    });
  });

  app.get(hostedPath, async (request: PageRequest, reply) => {
    const found = await context.find(request, [providerIds.hosted]);
    if (found === null) return context.showMissing(request, reply);
    const back = cameFromHere(request) ? 'here' : 'shop';
    if (isAnswered(found)) return reply.headers(sandboxHeaders).redirect(returnUrl(context, found, back), 303);
    if (!found.isPayable || found.session.state !== 'Open') return context.showOver(request, reply, 'full');
    const bill = await billOf(context, found);
    return context.show(request, reply, {
      title: `Test bank: pay ${bill.amount}`,
      body: bankForm(request.url, bill, back),
      place: 'full',
    });
  });

  app.post(hostedPath, async (request: PageRequest, reply) => {
    const found = await context.find(request, [providerIds.hosted]);
    if (found === null) return context.showMissing(request, reply);
    if (!isAnswered(found)) {
      const state = choiceOf(request.body, 'pay', 'Paid');
      const isMoved = found.isPayable && found.session.state === 'Open' && (await context.advance(found, { state }));
      if (!isMoved) return context.showOver(request, reply, 'full');
    }
    const back = fieldOf(request.body, 'back') === 'here' ? 'here' : 'shop';
    return reply.headers(sandboxHeaders).redirect(returnUrl(context, found, back), 303);
  });
};

const choiceOf = <Good extends 'Approved' | 'Paid'>(body: unknown, action: string, good: Good) => {
  if (fieldOf(body, 'action') !== action) return 'GivenUp';
  return fieldOf(body, 'source') === 'good' ? good : 'Refused';
};

/** Already answered: the shopper only has to return. */
const isAnswered = ({ session }: SandboxPayment): boolean =>
  ['Paid', 'Refused', 'GivenUp', 'Captured'].includes(session.state);

/** Shoppers who came from this host, under whatever name, return to it; all others return to the shop's public URL. */
const cameFromHere = (request: PageRequest): boolean => {
  const { referer } = request.headers;
  return referer !== undefined && URL.canParse(referer) && new URL(referer).host === request.host;
};

const returnUrl = ({ shopUrl }: SandboxContext, { payment }: SandboxPayment, back: 'here' | 'shop'): string => {
  const query = new URLSearchParams({
    order: payment.orderId,
    payment: payment.id,
    transaction: payment.transactionId ?? '',
  });
  return `${back === 'here' ? '' : shopUrl}/checkout?${query.toString()}`;
};
