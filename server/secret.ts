import { randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The key that signs sessions: the configured secret, or one that is generated once and stored in the data folder,
 * readable by its owner only. All processes of one store need the same.
 */
export const readSecret = (configured: string | null, dataDir: string): Uint8Array => {
  if (configured !== null) return new TextEncoder().encode(configured);
  const file = join(dataDir, 'token-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(48).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(file, 0o600);
  const stored = readFileSync(file, 'utf8').trim();
  if (stored.length < 32) throw new Error(`${file} is too short to be a secret. Delete it, and a new one is made.`);
  return new TextEncoder().encode(stored);
};
