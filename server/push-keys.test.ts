import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pushKeysOf, readPushKeys } from './push-keys.ts';

const folder = mkdtempSync(join(tmpdir(), 'push-keys-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a pair is made once, for the eyes of its owner', () => {
  const made = readPushKeys(null, join(folder, 'a'));
  expect(Buffer.from(made.publicKey, 'base64url')).toHaveLength(65);
  expect(readPushKeys(null, join(folder, 'a'))).toEqual(made);
  expect(readPushKeys(null, join(folder, 'b'))).not.toEqual(made);
  expect(statSync(join(folder, 'a', 'push-key')).mode & 0o777).toBe(0o600);
});

test('a configured key goes first, and a spoilt one is reported', () => {
  const configured = pushKeysOf('Y2FuIGJlIHVzZWQgaW4gdGVzdHMgYW5kIG5vIG1vcmU');
  expect(readPushKeys(configured, folder)).toBe(configured);
  writeFileSync(join(folder, 'push-key'), 'spoilt');
  expect(() => readPushKeys(null, folder)).toThrow('is not a key for Web Push');
});

test.each(['', 'short', '_'.repeat(43), 'A'.repeat(43), 'Y2FuIGJlIHVzZWQgaW4gdGVzdHMgYW5kIG5vIG1vcmU='])(
  '“%s” is no private key',
  (text) => {
    expect(pushKeysOf(text)).toBeNull();
  },
);
