import * as z from 'zod/mini';
import { sessionWording as words } from '#wording/session.ts';
import { shortestPassword } from './password-strength.ts';

/** Checks an email address as typed. */
export const emailField = z.string().check(z.trim(), z.minLength(1, words.enterEmail), z.email(words.realEmail));

/** Checks a new password as typed. */
export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, words.enterPassword),
    z.minLength(shortestPassword, words.shortPassword(shortestPassword)),
    z.maxLength(128, words.longPassword),
  );

/** Checks a line that must be filled in; `missing` says that it is not. */
export const filledLine = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(120, words.tooLong(120)));

/** Checks a line that may stay empty, which then is null. */
export const emptyIsNone = z.pipe(
  z.string().check(z.trim(), z.maxLength(120, words.tooLong(120))),
  z.transform((text: string) => (text === '' ? null : text)),
);
