import { createHash } from 'node:crypto';

/** Identifies a row by a digest, so that the IP address and account behind it are not stored. */
export const nameDigest = (text: string): string => createHash('sha256').update(text).digest('base64url');
