import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readSecret } from './secret.ts';

const folder = mkdtempSync(join(tmpdir(), 'secret-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('a secret is made once, for the eyes of its owner', () => {
  const made = readSecret(null, join(folder, 'a'));
  expect(made.length).toBeGreaterThanOrEqual(32);
  expect(readSecret(null, join(folder, 'a'))).toEqual(made);
  expect(readSecret(null, join(folder, 'b'))).not.toEqual(made);
  expect(statSync(join(folder, 'a', 'token-secret')).mode & 0o777).toBe(0o600);
});

test('a configured secret goes first, and a spoilt one is reported', () => {
  const configured = 'a configured secret of 32 letters';
  expect(readSecret(configured, folder)).toEqual(new TextEncoder().encode(configured));
  writeFileSync(join(folder, 'token-secret'), 'short');
  expect(() => readSecret(null, folder)).toThrow('too short');
});
