import type { FastifyInstance } from 'fastify';

/** How long a store that is ready may take to say so. */
const readyTimeoutMs = 2000;

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * `/healthz` answers while the process lives: who gets no answer restarts it. `/readyz` answers 200 while requests can
 * be answered as well, else 503: who gets that sends shoppers elsewhere. `check` rejects when the store is not ready.
 */
export const serveHealth = (app: FastifyInstance, check: () => Promise<unknown>): void => {
  app.get('/healthz', { logLevel: 'warn' }, (_, reply) => reply.headers(headers).send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.headers(headers);
    try {
      await inTime(check());
      return await reply.send({ status: 'ready' });
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).header('Retry-After', '1').send({ status: 'unavailable' });
    }
  });
};

const inTime = async (check: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The check took too long.')), readyTimeoutMs);
  });
  try {
    await Promise.race([check, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
