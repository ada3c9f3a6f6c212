import type { FastifyInstance } from 'fastify';

/** The time limit for the readiness check. */
const readyTimeoutMs = 2000;

const headers = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' };

/**
 * `/healthz` answers while the process is alive: without an answer, a supervisor restarts it. `/readyz` answers 200 while requests can be
 * served as well, else 503: a load balancer then sends shoppers elsewhere. `check` rejects if the store is not ready.
 */
export const serveHealth = (app: FastifyInstance, check: () => Promise<unknown>): void => {
  let running: Promise<void> | null = null;
  /** Whoever asks during a check shares it: however many ask, they hold one connection to the database. */
  const checkShared = (): Promise<void> => {
    running ??= inTime(check()).finally(() => {
      running = null;
    });
    return running;
  };
  app.get('/healthz', { logLevel: 'warn' }, (_, reply) => reply.headers(headers).send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    reply.headers(headers);
    try {
      await checkShared();
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
