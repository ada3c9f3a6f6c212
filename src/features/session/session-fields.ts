import * as z from 'zod/mini';
import { maxEmailLength, maxLineLength, maxPasswordLength, minPasswordLength } from '#contract/primitives.ts';
import { sessionWording as words } from '#wording/session.ts';

export const emailField = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, words.enterEmail),
    z.maxLength(maxEmailLength, words.tooLong(maxEmailLength)),
    z.email(words.realEmail),
  );

export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, words.enterPassword),
    z.minLength(minPasswordLength, words.shortPassword(minPasswordLength)),
    z.maxLength(maxPasswordLength, words.longPassword(maxPasswordLength)),
  );

/** A required line of text; `missing` is the error message. */
export const filledLine = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(maxLineLength, words.tooLong(maxLineLength)));

/** An optional line of text; empty becomes null. */
export const emptyIsNone = z.pipe(
  z.string().check(z.trim(), z.maxLength(maxLineLength, words.tooLong(maxLineLength))),
  z.transform((text: string) => (text === '' ? null : text)),
);
