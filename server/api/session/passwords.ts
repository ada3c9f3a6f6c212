import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '#server/api/http/refusal.ts';

/** Argon2id; 19 MiB and two passes, about 30 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The salted hash of a password, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

let hashForNoAccount: Promise<string> | null = null;

/** Verifies a password. Takes just as long if there is no hash to compare with. */
export const isPassword = async (password: string, passwordHash: string | null): Promise<boolean> => {
  hashForNoAccount ??= hashPassword(crypto.randomUUID());
  const isSame = await verify(passwordHash ?? (await hashForNoAccount), normal(password));
  return isSame && passwordHash !== null;
};

/** Throws 400 for a new password that is the email address or has fewer than four different characters. */
export const refuseWeakPassword = (field: string, password: string, email: string): void => {
  const plain = normal(password).toLowerCase();
  const isWeak = plain === email || new Set(plain).size < 4;
  if (isWeak) throw invalidField(field, 'PasswordTooSimple', 'Choose a password that’s harder to guess.');
};

// The same character may be typed as one code point or as two.
const normal = (password: string): string => password.normalize('NFKC');
