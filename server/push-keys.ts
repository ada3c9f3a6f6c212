import { createECDH } from 'node:crypto';
import { readOrMake } from './made-once.ts';
import { StartFailure } from './start-failure.ts';

export interface PushKeys {
  /** The key that browsers subscribe with; subscriptions made with another key can't be used. */
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The key pair of a P-256 private key (VAPID), in base64url; null if the key is invalid. */
export const pushKeysOf = (privateKey: string): PushKeys | null => {
  if (!/^[\w-]{43}$/.test(privateKey)) return null;
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return null;
  }
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
};

const newPrivateKey = (): string => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair.getPrivateKey().toString('base64url').padStart(43, 'A');
};

/** The configured key, or one that is generated once and stored in the data folder. All processes of one store need the same. */
export const readPushKeys = (configured: PushKeys | null, dataDir: string): PushKeys => {
  if (configured !== null) return configured;
  const { text, file } = readOrMake(dataDir, 'push-key', newPrivateKey);
  const keys = pushKeysOf(text);
  if (keys === null)
    throw new StartFailure(`${file} is not a key for Web Push. Delete it, and the next start creates a new one.`);
  return keys;
};
