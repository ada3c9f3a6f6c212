/**
 * A 64-bit digest of a text (FNV-1a, sixteen hexadecimal digits), computed synchronously. Made for names that should not reveal whose they
 * are; not for secrets.
 */
export const digestOf = (text: string): string => {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(text)) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * 0x100000001b3n);
  return hash.toString(16).padStart(16, '0');
};
