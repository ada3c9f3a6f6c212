import { DrizzleQueryError } from 'drizzle-orm';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { loggedError, loggedUrl, logOptions } from './log.ts';

test.each([
  ['/api/baskets?anonymousId=secret', '/api/baskets'],
  ['/auth/reset-password/secret?x=1', '/auth/reset-password/[key]'],
  ['/auth/sign-up/complete/secret', '/auth/sign-up/complete/[key]'],
  ['/auth/invite/complete/secret', '/auth/invite/complete/[key]'],
  ['/auth/login', '/auth/login'],
])('%s is logged as %s', (url, logged) => {
  expect(loggedUrl(url)).toBe(logged);
});

test('an error of the database is logged without the values it quotes', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', query: 'insert' });
  const error = new DrizzleQueryError('insert into customers values ($1)', ['ada@example.com'], cause);
  const logged = loggedError(error);
  expect(JSON.stringify(logged)).not.toContain('ada@example.com');
  expect(logged).toMatchObject({ message: 'a query failed', cause: { code: '23505' } });
});

test('a password, and the token and the email address in a body, are not logged', () => {
  const lines: string[] = [];
  const { log } = fastify({ logger: { ...logOptions('info'), stream: { write: (line: string) => lines.push(line) } } });
  log.info({ password: 'hunter2', body: { token: 'hunter2', email: 'hunter2', quantity: 1 } }, 'careless');
  expect(lines.join('')).not.toContain('hunter2');
  expect(lines.join('')).toContain('"quantity":1');
});
