import pg from 'pg';
import { expect, test } from 'vitest';
import { refusalOfDatabase } from './database-refusal.ts';

const failed = (code: string) => Object.assign(new Error('The statement failed.'), { code });

test.each([
  ['08006', 'the connection failed'],
  ['53100', 'the disk is full'],
  ['57P01', 'an operator ended it'],
  ['58030', 'a file could not be read or written'],
  ['25006', 'the server became one that is only read'],
  ['25P03', 'a transaction was idle for too long'],
])('%s is answered by 503: %s', (code) => {
  const refusal = refusalOfDatabase(new Error('Failed query', { cause: failed(code) }));
  expect(refusal?.status).toBe(503);
});

test.each(['EPIPE', 'ECONNRESET', 'ECONNABORTED', 'EHOSTUNREACH', 'EAI_AGAIN', 'ERR_STREAM_DESTROYED'])(
  'a connection that broke is answered by 503: %s',
  (code) => {
    expect(refusalOfDatabase(new Error('Failed query', { cause: failed(code) }))?.status).toBe(503);
  },
);

test.each([
  'Connection terminated unexpectedly',
  'Client has encountered a connection error and is not queryable',
  'Connection terminated due to connection timeout',
  'timeout expired',
])('a broken connection that the driver reports in words is answered by 503: %s', (words) => {
  expect(refusalOfDatabase(new Error('Failed query', { cause: new Error(words) }))?.status).toBe(503);
});

test.each(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE'])(
  'a disk that takes no file is answered by 503: %s',
  (code) => {
    expect(refusalOfDatabase(failed(code))?.status).toBe(503);
  },
);

test('a file that is missing is a bug, and no refusal', () => {
  expect(refusalOfDatabase(failed('ENOENT'))).toBeNull();
});

test.each([
  ['22003', 400],
  ['40001', 409],
  ['23505', 409],
])('%s is answered by %i', (code, status) => {
  expect(refusalOfDatabase(failed(code))?.status).toBe(status);
});

test.each([
  ['FATAL', 503],
  ['ERROR', undefined],
])('an internal error is answered by 503 only if it ended the session: %s', (severity, status) => {
  const error = Object.assign(new pg.DatabaseError('could not write init file', 0, 'error'), {
    code: 'XX000',
    severity,
  });
  expect(refusalOfDatabase(error)?.status).toBe(status);
});

test('a statement that is wrong is a bug, and no refusal', () => {
  expect(refusalOfDatabase(failed('42P01'))).toBeNull();
});
