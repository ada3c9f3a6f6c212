import { expect, test } from 'vitest';
import { explainStartFailure, StartFailure } from './start-failure.ts';

const configuration = { port: 80, host: 'shop.invalid', dataDir: '/srv/shop', databaseUrl: null };
const withServer = { ...configuration, databaseUrl: 'postgres://shop:hunter2@db.invalid/shop' };

const failure = (message: string, about: object): Error => Object.assign(new Error(message), about);

test.each([
  ['PORT', failure('taken', { code: 'EADDRINUSE', syscall: 'listen' })],
  ['PORT', failure('forbidden', { code: 'EACCES', syscall: 'listen' })],
  ['HOST', failure('not here', { code: 'EADDRNOTAVAIL', syscall: 'listen' })],
  ['HOST', failure('unknown', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'shop.invalid' })],
  ['DATA_DIR', failure('denied', { code: 'EACCES', syscall: 'mkdir', path: '/srv/shop' })],
  ['DATA_DIR', failure('a file', { code: 'EEXIST', syscall: 'mkdir', path: '/srv/shop' })],
])('a start that fails names %s, without a stack trace', (setting, error) => {
  const message = explainStartFailure(error, configuration);
  expect(message).toContain(setting);
  expect(message).not.toContain('    at ');
});

test.each([
  failure('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED', syscall: 'connect' }),
  failure('getaddrinfo ENOTFOUND db.invalid', { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db.invalid' }),
  failure('password authentication failed for user "shop"', { code: '28P01' }),
  failure('database "shop" does not exist', { code: '3D000' }),
  failure('timeout expired', {}),
])('a database that can’t be used names DATABASE_URL, and not its password: %s', (error) => {
  const message = explainStartFailure(error, withServer);
  expect(message).toContain('DATABASE_URL');
  expect(message).toContain(error.message);
  expect(message).not.toContain('hunter2');
  expect(message).not.toContain('    at ');
});

test.each([
  failure('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' }),
  failure('ENOSPC: no space left on device, mkdir', { code: 'ENOSPC', syscall: 'mkdir', path: '/srv/shop/assets' }),
  failure('EDQUOT: disk quota exceeded, write', { code: 'EDQUOT', syscall: 'write' }),
])('a full disk is called full, not forbidden, and names the data folder: %s', (error) => {
  const message = explainStartFailure(error, configuration);
  expect(message).toContain('The disk that holds /srv/shop is full.');
  expect(message).not.toContain('may write to');
  expect(message).not.toContain('    at ');
});

test('a known failure is explained in a sentence, and an unknown one keeps its stack trace', () => {
  expect(explainStartFailure(new StartFailure('Set it to another.'), configuration)).toBe('Set it to another.');
  const noBuild = failure('no such file', { code: 'ENOENT', syscall: 'open', path: '/opt/shop/dist/page/index.html' });
  expect(explainStartFailure(noBuild, configuration)).toContain('    at ');
  expect(explainStartFailure(new TypeError('a bug'), withServer)).toContain('    at ');
});
