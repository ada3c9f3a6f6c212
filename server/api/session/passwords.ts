import { hash, verify } from '@node-rs/argon2';
import { invalidField } from '#server/api/http/refusal.ts';

/** Argon2id; 19 MiB and two passes, about 30 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a password, salted, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => hash(normal(password), cost);

let hashOfNobody: Promise<string> | null = null;

/** Whether the password is the one. Takes as long where there is none to compare with. */
export const isPassword = async (password: string, passwordHash: string | null): Promise<boolean> => {
  hashOfNobody ??= hashPassword(crypto.randomUUID());
  const isSame = await verify(passwordHash ?? (await hashOfNobody), normal(password));
  return isSame && passwordHash !== null;
};

/** Throws 400 for a new password that is no secret. */
export const refuseGivenAway = (field: string, password: string, email: string): void => {
  const plain = normal(password).toLowerCase();
  const isGivenAway = plain === email || new Set(plain).size < 4;
  if (isGivenAway) throw invalidField(field, 'PasswordTooSimple', 'Choose a password that is harder to guess.');
};

// One and the same letter can be typed as one character or as two.
const normal = (password: string): string => password.normalize('NFKC');
