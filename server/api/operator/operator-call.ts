import type { FastifyInstance } from 'fastify';
import type * as z from 'zod';
import { answerFailure } from '#server/api/http/failure.ts';
import { Refusal } from '#server/api/http/refusal.ts';
import { isSameText } from '#server/api/http/store-headers.ts';

/** Restricts the routes of `app` to the store's own staff, who send the key as a bearer token; answers others, and failures. */
export const admitOperator = (app: FastifyInstance, key: string): void => {
  app.setErrorHandler(answerFailure);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const given = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !isSameText(given, key)) throw new Refusal(401, 'This needs the OPERATOR_KEY.');
  });
};

/** Parses the input of a call, or throws a refusal that names each wrong field. */
export const readInput = <S extends z.ZodType>(schema: S, body: unknown): z.output<S> => {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const details = parsed.error.issues.map(({ path, message }) => ({
    code: 'Invalid',
    message,
    field: path.length === 0 ? null : path.join('.'),
  }));
  const words = details.map(({ field, message }) => (field === null ? message : `${field}: ${message}`));
  throw new Refusal(400, words.join('\n'), details);
};
