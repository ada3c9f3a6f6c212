import * as z from 'zod/mini';
import { maxPasswordLength, minPasswordLength } from '#contract/primitives.ts';
import { emailAddress } from '#shopper/forms/fields.ts';
import { formWording } from '#wording/form.ts';
import { sessionWording as words } from '#wording/session.ts';

export const emailField = emailAddress(words.realEmail, formWording.tooLong, words.enterEmail);

export const newPasswordField = z
  .string()
  .check(
    z.minLength(1, words.enterPassword),
    z.minLength(minPasswordLength, words.shortPassword(minPasswordLength)),
    z.maxLength(maxPasswordLength, words.longPassword(maxPasswordLength)),
  );
