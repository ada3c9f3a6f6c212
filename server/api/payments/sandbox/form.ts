import type { FastifyInstance } from 'fastify';

const formBytes = 4096;

/** Makes a plugin accept only form bodies. */
export const readForms = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: formBytes },
    (_, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
};

/** One field of a form; empty if it was not sent. */
export const fieldOf = (form: unknown, name: string): string => {
  const value: unknown = typeof form === 'object' && form !== null ? Reflect.get(form, name) : undefined;
  return typeof value === 'string' ? value : '';
};
