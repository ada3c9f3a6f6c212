import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Email, maxEmailLength, maxLineLength, Name, OptionalLine } from '#contract/primitives.ts';
import { emailAddress, optionalText, filledText, nameText } from './fields.ts';

const tooLong = (max: number): string => `At most ${max}`;
const messageOf = (schema: z.ZodMiniType, typed: string): string | undefined =>
  z.safeParse(schema, typed).error?.issues[0]?.message;
const emailOf = (length: number): string => `ada@${'x'.repeat(length - 'ada@.example'.length)}.example`;

describe('what a field takes, the store takes', () => {
  test('a text is trimmed and may be a line long, or as long as its field says', () => {
    expect(z.parse(filledText('Missing', tooLong), ' Ada ')).toBe('Ada');
    expect(messageOf(filledText('Missing', tooLong), '  ')).toBe('Missing');
    expect(messageOf(filledText('Missing', tooLong), 'x'.repeat(maxLineLength))).toBeUndefined();
    expect(messageOf(filledText('Missing', tooLong), 'x'.repeat(maxLineLength + 1))).toBe('At most 120');
    expect(messageOf(filledText('Missing', tooLong, 4), 'house')).toBe('At most 4');
  });

  test('a name is no web address; a full stop, a slash or a colon in it is fine', () => {
    const field = nameText('Missing', tooLong, 'No web address');
    for (const name of [
      'J. R. O’Neil',
      'Dr.Who',
      'J.R.Smith',
      'St.John',
      'Lee.',
      'Mary.Ann',
      'John.Smith',
      'Smith/Jones',
      'Ada: stores',
      'Awww.',
      'Awwww. Lee',
    ]) {
      expect(messageOf(field, name)).toBeUndefined();
      expect(z.safeParse(Name, name).success).toBe(true);
    }
    for (const name of ['http://evil.example', 'Hi WWW.evil.example', 'ftp://x']) {
      expect(messageOf(field, name)).toBe('No web address');
      expect(z.safeParse(Name, name).success).toBe(false);
    }
    expect(messageOf(field, ' ')).toBe('Missing');
    const known = nameText('Missing', tooLong, 'No web address', 'www.old.example');
    expect(messageOf(known, ' www.old.example ')).toBeUndefined();
    expect(messageOf(known, 'www.new.example')).toBe('No web address');
  });

  test('an optional text that is left empty is none', () => {
    expect(z.parse(OptionalLine, z.parse(optionalText(tooLong), '  '))).toBeNull();
    expect(z.parse(optionalText(tooLong), ' Byron ')).toBe('Byron');
    expect(messageOf(optionalText(tooLong), 'x'.repeat(maxLineLength + 1))).toBe('At most 120');
    expect(messageOf(optionalText(tooLong, 4), 'house')).toBe('At most 4');
  });

  test('an email address may be as long as the store accepts, and a longer one is explained by its length', () => {
    const field = emailAddress('Not an address', tooLong, 'Missing');
    expect(z.safeParse(Email, z.parse(field, ` ${emailOf(maxEmailLength)} `)).success).toBe(true);
    expect(messageOf(field, emailOf(maxEmailLength + 1))).toBe('At most 254');
    expect(messageOf(field, ' ')).toBe('Missing');
    expect(messageOf(field, 'ada')).toBe('Not an address');
    expect(messageOf(emailAddress('Not an address', tooLong), '')).toBe('Not an address');
  });
});
