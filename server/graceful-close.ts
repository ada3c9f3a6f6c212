import type { FastifyInstance } from 'fastify';
import { Refusal } from '#server/api/http/refusal.ts';

/** How long requests in progress may take to finish, and how often connections that became idle are closed. */
const requestTimeoutMs = 7_000;
const sweepIntervalMs = 50;

/**
 * Prepares an app to close despite keep-alive clients: responses to requests in progress close their connections, and new requests are
 * refused with 503. Returns a function that closes it.
 */
export const closeGracefully = (app: FastifyInstance): (() => Promise<void>) => {
  let isClosing = false;
  app.addHook('onRequest', () => {
    if (isClosing) throw new Refusal(503, 'The store is restarting. Try again in a moment.');
    return Promise.resolve();
  });
  app.addHook('onSend', async (_, reply) => {
    if (isClosing) reply.header('Connection', 'close');
    return undefined;
  });
  return async () => {
    isClosing = true;
    // Node closes the connections that are idle at the time of the close, not those that become idle later.
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepIntervalMs);
    const force = setTimeout(() => app.server.closeAllConnections(), requestTimeoutMs);
    try {
      await app.close();
    } finally {
      clearInterval(sweep);
      clearTimeout(force);
    }
  };
};
