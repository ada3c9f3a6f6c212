import { type FastifyReply, type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';

/** Links in emails carry a key in their path; a query may contain a guest's basket id. */
const secretPath = /(\/auth\/(?:reset-password|sign-up\/complete|invite\/complete)\/)[^/?#]+/;

/** A URL that is safe to log: without its query and without keys. */
export const loggedUrl = (url: string): string => (url.split('?', 1)[0] ?? '').replace(secretPath, '$1[key]');

interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly stack: string;
  readonly [detail: string]: unknown;
}

/** An error that is safe to log: the messages of database errors quote values, so they are left out. */
export const loggedError = (error: unknown): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' };
  const isQuery = error.name === 'DrizzleQueryError' || 'query' in error;
  return {
    type: error.name,
    message: isQuery ? 'a query failed' : error.message,
    ...('code' in error ? { code: error.code } : {}),
    stack: isQuery ? framesOf(error) : (error.stack ?? ''),
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause) }),
  };
};

const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');

const secrets = [
  'authorization',
  'cookie',
  'set-cookie',
  'api-key',
  'password',
  'newPassword',
  'currentPassword',
  'token',
  'email',
];

/** Logger options: one line of JSON per event, without secrets or personal data. */
export const logOptions = (level: string): Exclude<FastifyServerOptions['logger'], boolean | undefined> => ({
  level,
  redact: {
    paths: secrets.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `req.headers["${name}"]`, `body["${name}"]`]),
    censor: '[secret]',
  },
  serializers: {
    req: ({ method, url, ip }: FastifyRequest) => ({ method, url: loggedUrl(url), ip }),
    res: ({ statusCode }) => ({ statusCode }),
    err: loggedError,
  },
});

/** Logs each request once, after its response. */
export class OneLineEach extends LogController {
  override incomingRequest(): void {
    // The line of the response has everything.
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const line = { req: request, res: reply, ms: Math.round(reply.elapsedTime * 10) / 10 };
    if (error) reply.log.error({ ...line, err: error }, 'request broke off');
    else reply.log.info(line, 'request');
  }
}
