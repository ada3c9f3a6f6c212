import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { approvalRoutes } from './approval-routes.ts';
import { cardRoutes } from './card-routes.ts';
import { createSandboxContext, type SandboxOptions } from './context.ts';
import { readForms } from './form.ts';
import { sandboxHeaders } from './page.ts';

/**
 * The provider's side of the sandbox: pages for cards, approvals and bank payments, for tests and demonstrations. A
 * payment's transaction id opens its pages; what is typed is neither stored nor logged.
 */
export const sandboxPages: FastifyPluginAsync<SandboxOptions> = async (app, options) => {
  const context = createSandboxContext(options);
  readForms(app);
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((_, reply) => plain(reply, 404, 'There is nothing at this address.'));
  cardRoutes(app, context);
  approvalRoutes(app, context);
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
