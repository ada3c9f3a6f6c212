import { digestOfText } from '#offline/text-digest.ts';

/** Tells one session token from another, and reveals neither. */
export const tokenMark = (token: string): string => digestOfText(token).toString(36);
