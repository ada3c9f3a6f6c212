/** The kind of a file that contains no text. */
export type FileKind = 'workbook' | 'pdf' | 'picture' | 'archive' | 'unknown';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const kindOf = (bytes: Uint8Array, name: string): FileKind | null => {
  if (startsWith(bytes, 0x50, 0x4b, 3, 4)) return /\.(?:xls[xmb]?|ods|numbers)$/i.test(name) ? 'workbook' : 'archive';
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return 'workbook';
  if (startsWith(bytes, 0x25, 0x50, 0x44, 0x46)) return 'pdf';
  if (startsWith(bytes, 0x89, 0x50, 0x4e, 0x47) || startsWith(bytes, 0xff, 0xd8, 0xff)) return 'picture';
  if (startsWith(bytes, 0x47, 0x49, 0x46, 0x38) || startsWith(bytes, 0x52, 0x49, 0x46, 0x46)) return 'picture';
  return null;
};

/** Recognises UTF-16 without a byte order mark: every other byte is zero. */
const wideEncoding = (bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null => {
  const sample = bytes.subarray(0, 2000);
  if (sample.length < 4) return null;
  const noughts = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) noughts[at % 2] = (noughts[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = noughts;
  if (odd > sample.length / 4 && even < sample.length / 40) return 'utf-16le';
  return even > sample.length / 4 && odd < sample.length / 40 ? 'utf-16be' : null;
};

const encodingOf = (bytes: Uint8Array): string | null => {
  if (startsWith(bytes, 0xff, 0xfe)) return 'utf-16le';
  if (startsWith(bytes, 0xfe, 0xff)) return 'utf-16be';
  return wideEncoding(bytes);
};

/** The text of a file in any encoding that spreadsheets write, or else the kind of file. */
export const decodeText = (
  bytes: Uint8Array,
  name: string,
): { readonly text: string } | { readonly kind: FileKind } => {
  const kind = kindOf(bytes, name);
  if (kind !== null) return { kind };
  const encoding = encodingOf(bytes);
  if (encoding !== null) return { text: new TextDecoder(encoding).decode(bytes) };
  if (bytes.subarray(0, 4000).includes(0)) return { kind: 'unknown' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes) };
  }
};
