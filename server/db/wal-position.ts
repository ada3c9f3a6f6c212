/** A position in the write-ahead log. */
export type WalPosition = bigint;

/** Parses a position as PostgreSQL writes it: two hexadecimal halves. */
export const walPositionOf = (text: string): WalPosition => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};
