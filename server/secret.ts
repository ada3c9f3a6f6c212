import { randomBytes } from 'node:crypto';
import { readOrMake } from './made-once.ts';
import { StartFailure } from './start-failure.ts';

/**
 * The key that signs sessions: the configured secret, or one that is generated once and stored in the data folder.
 * All processes of one store need the same.
 */
export const readSecret = (configured: string | null, dataDir: string): Uint8Array => {
  if (configured !== null) return new TextEncoder().encode(configured);
  const { text, file } = readOrMake(dataDir, 'token-secret', () => randomBytes(48).toString('base64url'));
  if (text.length < 32)
    throw new StartFailure(`${file} is too short to be a secret. Delete it, and the next start creates a new one.`);
  return new TextEncoder().encode(text);
};
