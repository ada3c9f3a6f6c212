import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { approvalRoutes } from './approval-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { createDesk, type SandboxOptions } from './context.ts';
import { readForms } from './form.ts';
import { sandboxHeaders } from './page.ts';

/**
 * The provider's side of the sandbox: pages that take cards, approvals and bank payments, for tests and demonstrations.
 * Whoever knows the transaction of a payment may open its pages; what was typed is neither kept nor logged.
 */
export const sandboxPages: FastifyPluginAsync<SandboxOptions> = async (app, options) => {
  const desk = createDesk(options);
  readForms(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_, reply) => plain(reply, 404, 'There is nothing at this address.'));
  cardRoutes(app, desk);
  approvalRoutes(app, desk);
  await Promise.resolve();
};

const answerError = (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'a sandbox page failed');
  return plain(reply, status, status >= 500 ? 'Something went wrong. Try again.' : 'This request cannot be read.');
};

const plain = (reply: FastifyReply, status: number, words: string): FastifyReply =>
  reply
    .code(status)
    .headers({ ...sandboxHeaders, 'content-security-policy': "default-src 'none'; frame-ancestors 'self'" })
    .type('text/plain; charset=utf-8')
    .send(words);
