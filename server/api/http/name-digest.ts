import { createHash } from 'node:crypto';

/** Names a row by who it is about, whose address and account are not stored. */
export const nameDigest = (text: string): string => createHash('sha256').update(text).digest('base64url');
