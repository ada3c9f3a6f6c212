import type { FastifyInstance } from 'fastify';
import { providerIds } from '#server/api/payments/provider-ids.ts';
import { finishedNote } from './approval-page.ts';
import { type CardForm, readCard } from './card.ts';
import { cardFields, challengeForm } from './card-page.ts';
import { amountOf, type PageRequest, type SandboxContext } from './context.ts';
import { fieldOf } from './form.ts';
import { sandboxHeaders } from './page.ts';
import { fieldsScript, finishedScript } from './script.ts';
import { hashOfToken, newToken } from './session.ts';

const cards = [providerIds.cardA, providerIds.cardB];
const path = '/card/:transaction';
const challengePath = '/challenge/:transaction';
const code = '1234';
const maxWrongCodes = 3;
const place = 'frame';

/**
 * The card fields and the bank's challenge, both framed by the shop. An invalid form is answered with the form again.
 */
export const cardRoutes = (app: FastifyInstance, context: SandboxContext): void => {
  app.get(path, async (request: PageRequest, reply) => {
    const found = await context.find(request, cards);
    if (found === null) return context.showMissing(request, reply);
    if (!found.isPayable || !['Open', 'Tokenised'].includes(found.session.state)) {
      return context.showOver(request, reply, place);
    }
    return context.show(request, reply, {
      title: 'Card details',
      place,
      body: cardFields(request.url, amountOf(found), found.payer),
      script: fieldsScript,
    });
  });

  app.post(path, async (request: PageRequest, reply) => {
    const wantsJson = request.headers.accept?.includes('application/json') === true;
    const found = await context.find(request, cards);
    if (found === null) return context.showMissing(request, reply);
    const read = readCard(cardFormOf(request.body), context.now());
    if ('errors' in read) {
      if (wantsJson) return reply.headers(sandboxHeaders).send({ errors: read.errors });
      const body = cardFields(request.url, amountOf(found), found.payer, read.errors);
      return context.show(request, reply, { title: 'Card details', place, body, script: fieldsScript });
    }
    const token = newToken();
    const isStored =
      found.isPayable &&
      ['Open', 'Tokenised'].includes(found.session.state) &&
      (await context.advance(found, { ...read.card, state: 'Tokenised', tokenDigest: hashOfToken(token) }));
    if (wantsJson) {
      if (isStored) return reply.headers(sandboxHeaders).send({ token });
      return reply.code(410).headers(sandboxHeaders).send({ message: 'This payment has ended.' });
    }
    if (!isStored) return context.showOver(request, reply, place);
    return context.show(request, reply, { title: 'Card details', place, body: finishedNote('The card was read') });
  });

  app.get(challengePath, async (request: PageRequest, reply) => {
    const found = await context.find(request, cards);
    if (found === null) return context.showMissing(request, reply);
    if (!found.isPayable || found.session.state !== 'Challenged') return context.showOver(request, reply, place);
    const body = challengeForm(request.url, amountOf(found), found.session.lastDigits ?? '', null);
    return context.show(request, reply, { title: 'Confirm this payment', place, body });
  });

  app.post(challengePath, async (request: PageRequest, reply) => {
    const found = await context.find(request, cards);
    if (found === null) return context.showMissing(request, reply);
    if (!found.isPayable || found.session.state !== 'Challenged') return context.showOver(request, reply, place);
    const isRight = fieldOf(request.body, 'code').trim() === code;
    const isRefused = fieldOf(request.body, 'action') === 'refuse';
    const wrongCodes = (found.session.wrongCodes ?? 0) + 1;
    if (!isRight && !isRefused && wrongCodes < maxWrongCodes) {
      if (!(await context.advance(found, { wrongCodes }))) return context.showOver(request, reply, place);
      const body = challengeForm(request.url, amountOf(found), found.session.lastDigits ?? '', 'That is not the code.');
      return context.show(request, reply, { title: 'Confirm this payment', place, body });
    }
    const isPassed = isRight && !isRefused;
    if (!(await context.advance(found, { state: isPassed ? 'Passed' : 'Refused' }))) {
      return context.showOver(request, reply, place);
    }
    const words = isPassed ? 'Thank you. The payment is confirmed.' : 'The payment was not confirmed.';
    return context.show(request, reply, { title: words, place, body: finishedNote(words), script: finishedScript });
  });
};

const cardFormOf = (body: unknown): CardForm => ({
  number: fieldOf(body, 'number'),
  expiry: fieldOf(body, 'expiry'),
  code: fieldOf(body, 'code'),
  name: fieldOf(body, 'name'),
});
