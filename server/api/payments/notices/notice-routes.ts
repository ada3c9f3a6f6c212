import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Database } from '#server/db/database.ts';
import { answerFailure } from '#server/api/http/failure.ts';
import { notFound, Refusal } from '#server/api/http/refusal.ts';
import type { Outbox } from '#server/api/mail/outbox.ts';
import type { PaymentDriver, PaymentDrivers, PaymentRecord } from '#server/api/payments/driver.ts';
import { findByTransaction } from '#server/api/payments/payment-access.ts';
import { returnAddress } from '#server/api/payments/providers/return-address.ts';
import { checkPayment } from './check-payment.ts';

export interface NoticeOptions {
  readonly db: Database;
  readonly payments: PaymentDrivers;
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly clock?: () => Date;
}

const noticeBytes = 256 * 1024;

/** The payment that a provider's message is about. */
interface Noticed {
  readonly driver: PaymentDriver;
  readonly transactionId: string;
}

type ToProvider = FastifyRequest<{ Params: { code: string } }>;

/**
 * Endpoints for providers, not part of the shop's contract: `POST /{code}/notices` reports that a payment may have changed,
 * and `GET /{code}/return` is where a payment page sends its shopper, with a signed query. Neither is trusted beyond its
 * signature: the store asks the provider itself.
 */
export const providerNotices: FastifyPluginAsync<NoticeOptions> = async (app, options) => {
  const { payments, clock = () => new Date() } = options;
  const byCode = new Map([...payments.values()].map((driver) => [driver.code, driver]));
  app.removeAllContentTypeParsers();
  // Signatures cover the raw bytes.
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: noticeBytes }, (_, body, done) => done(null, body));
  app.setErrorHandler(answerFailure);
  await app.register(rateLimit, {
    max: 600,
    timeWindow: '1 minute',
    errorResponseBuilder: () => new Refusal(429, 'Too many requests. Wait a moment and try again.'),
  });
  app.addHook('onRequest', async (_, reply) => {
    reply.header('Cache-Control', 'no-store').header('X-Content-Type-Options', 'nosniff');
  });

  const read = async (request: ToProvider, body: Buffer): Promise<Noticed | null> => {
    const driver = byCode.get(request.params.code);
    if (driver?.readNotice === undefined) throw notFound('The payment provider');
    const transactionId = await driver.readNotice({ body, headers: request.headers });
    return transactionId === null ? null : { driver, transactionId };
  };
  const check = async (request: ToProvider, { driver, transactionId }: Noticed): Promise<PaymentRecord | null> => {
    const payment = await checkPayment({ ...options, now: clock() }, driver, transactionId);
    logSeen(request, driver, payment?.status ?? 'unknown');
    return payment;
  };

  app.route({
    method: 'POST',
    url: '/:code/notices',
    async handler(request: ToProvider) {
      const noticed = await read(request, Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0));
      if (noticed !== null) await check(request, noticed);
      return { received: true };
    },
  });

  app.route({
    method: 'GET',
    url: '/:code/return',
    async handler(request: ToProvider, reply) {
      const [, query = ''] = request.url.split('?', 2);
      const noticed = await read(request, Buffer.from(query));
      if (noticed === null) return reply.redirect(options.publicUrl, 303);
      const payment = await check(request, noticed).catch((error: unknown) => {
        // A shopper who has paid needs their order's page, which asks again, and not the reason why the provider can't be asked now.
        request.log.warn({ err: error, provider: noticed.driver.code }, 'a payment could not be checked on its return');
        return findByTransaction(options.db, noticed.driver.provider.id, noticed.transactionId);
      });
      return reply.redirect(payment === null ? options.publicUrl : returnAddress(payment, options), 303);
    },
  });
};

const logSeen = (request: FastifyRequest, { code }: PaymentDriver, status: string): void =>
  request.log.info({ provider: code, status }, 'a payment provider gave notice of a payment');
