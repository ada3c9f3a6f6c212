import * as z from 'zod/mini';
import { sessionWording as words } from '#wording/session.ts';
import { shortestPassword } from './password-strength.ts';

export const emailField = z.string().check(z.trim(), z.minLength(1, words.enterEmail), z.email(words.realEmail));

export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, words.enterPassword),
    z.minLength(shortestPassword, words.shortPassword(shortestPassword)),
    z.maxLength(128, words.longPassword),
  );

/** A required line of text; `missing` is the error message. */
export const filledLine = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(120, words.tooLong(120)));

/** An optional line of text; empty becomes null. */
export const emptyIsNone = z.pipe(
  z.string().check(z.trim(), z.maxLength(120, words.tooLong(120))),
  z.transform((text: string) => (text === '' ? null : text)),
);
