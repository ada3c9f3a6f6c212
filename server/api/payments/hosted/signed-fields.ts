import { createHmac } from 'node:crypto';
import { isSameText } from '#server/api/http/store-headers.ts';

/** Fields of one message between the store and a payment page. */
export type Fields = Readonly<Record<string, string>>;

const signatureName = 'signature';

/** The text that is signed: every field but the signature as `name=value`, URL-encoded, sorted by name, joined by `&`. */
const signedText = (fields: Fields): string =>
  new URLSearchParams(
    Object.entries(fields)
      .filter(([name]) => name !== signatureName)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ).toString();

const signatureOf = (fields: Fields, key: string): string =>
  createHmac('sha256', key).update(signedText(fields)).digest('hex');

/** The fields with their signature, as a query or a form. */
export const signed = (fields: Fields, key: string): URLSearchParams =>
  new URLSearchParams({ ...fields, [signatureName]: signatureOf(fields, key) });

/** The fields of a query or a form; null if the signature doesn't match them, or if a field occurs twice. */
export const readSigned = (text: string, key: string): Fields | null => {
  const given = [...new URLSearchParams(text)];
  const fields = Object.fromEntries(given);
  const signature = fields[signatureName] ?? '';
  if (Object.keys(fields).length !== given.length) return null;
  return isSameText(signature.toLowerCase(), signatureOf(fields, key)) ? fields : null;
};
