import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Failure } from '#contract/failure.ts';
import { passwordChangeHeader } from '#contract/password-change.ts';
import { refusalOfDatabase } from './database-refusal.ts';
import { PasswordChangeRequired } from '#server/api/session/password-change-required.ts';
import { Overloaded, Refusal, TooManyTries } from './refusal.ts';

/** Answers any error with the contract's `Failure`; an unexpected error is logged and answered with 500. */
export const answerFailure = (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal = refusalOf(error);
  if (refusal.status >= 500 && !(refusal instanceof Overloaded)) request.log.error({ err: error }, refusal.message);
  reply.code(refusal.status).type('application/json; charset=utf-8').header('X-Content-Type-Options', 'nosniff');
  if (refusal instanceof PasswordChangeRequired) {
    if (refusal.token !== null) reply.header(passwordChangeHeader, refusal.token);
    return reply.send(JSON.stringify(refusal.message));
  }
  if (refusal.status === 401) reply.header('WWW-Authenticate', 'Bearer');
  const waitSeconds = waitSecondsOf(refusal);
  if (waitSeconds !== null) reply.header('Retry-After', String(waitSeconds));
  return reply.send(JSON.stringify(failureOf(refusal, request.id)));
};

const waitSecondsOf = (refusal: Refusal): number | null => {
  if (refusal instanceof Overloaded || refusal instanceof TooManyTries) return refusal.afterSeconds;
  const isWorthWaiting = refusal.status === 503 || refusal.details.some(({ code }) => code === 'IdempotencyKeyInUse');
  return isWorthWaiting ? 1 : null;
};

/** The body of a refusal. */
export const failureOf = (refusal: Refusal, traceId: string): Failure => ({
  errors: [refusal.message],
  details: [...refusal.details],
  traceId,
});

const refusalOf = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status >= 400 && status < 500) return new Refusal(status, wordsOf(error as FastifyError));
  return refusalOfDatabase(error) ?? new Refusal(500, 'Something went wrong in the store. Try again.');
};

// Fastify's own messages name libraries and quote headers; these are for people.
const wordsOf = (error: FastifyError): string =>
  words[error.code] ?? byStatus[error.statusCode ?? 400] ?? 'The request is not valid.';

const words: Readonly<Record<string, string>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'The request is too large.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send the request as application/json.',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'The request is not as long as its Content-Length says.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'The request is not valid JSON.',
  FST_ERR_MAX_PARAM_LENGTH: 'The address is too long.',
  FST_ERR_BAD_URL: 'The address is not valid.',
};

const byStatus: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  404: 'There is nothing at this address.',
  429: 'Too many requests. Wait a moment and try again.',
};
