import * as z from 'zod/mini';
import { hasWebAddress, maxEmailLength, maxLineLength } from '#contract/primitives.ts';

/** What a field says of a text of more than `max` characters. */
type TooLong = (max: number) => string;

/** A required text, of one line unless `max` says otherwise. `missing` is the message while it is empty. */
export const filledText = (missing: string, tooLong: TooLong, max = maxLineLength) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(max, tooLong(max)));

/**
 * The required name of a person. `webAddress` is the message for one that contains a web address; a `known` name may stay, even if it was
 * saved before there was this check.
 */
export const nameText = (missing: string, tooLong: TooLong, webAddress: string, known?: string) =>
  filledText(missing, tooLong).check(z.refine((text) => text === known || !hasWebAddress(text), webAddress));

/** An optional text, of one line unless `max` says otherwise; empty becomes null. */
export const optionalText = (tooLong: TooLong, max = maxLineLength) =>
  z.pipe(
    z.string().check(z.trim(), z.maxLength(max, tooLong(max))),
    z.transform((text: string) => (text === '' ? null : text)),
  );

/** A required email address. `wrong` is the message for what can't be one. */
export const emailAddress = (wrong: string, tooLong: TooLong, missing = wrong) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, missing), z.maxLength(maxEmailLength, tooLong(maxEmailLength)), z.email(wrong));
