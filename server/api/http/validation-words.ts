import type * as z from 'zod/v4/core';

type Issue = z.$ZodIssue;

/** What is wrong with one field: a code for programs and a sentence for people, neither of which quotes the value. */
export interface Complaint {
  readonly code: string;
  readonly sentence: string;
}

/** Describes an issue of the field called `label`; `isAbsent` distinguishes a missing value from a wrong one. */
export const complaintOf = (issue: Issue, label: string, isAbsent: boolean): Complaint => {
  if (isAbsent) return { code: 'Missing', sentence: `${label} is missing.` };
  switch (issue.code) {
    case 'invalid_type':
      return { code: 'WrongType', sentence: `${label} must be ${typeWords[issue.expected] ?? 'of another kind'}.` };
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), label);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum), label);
    case 'invalid_format':
      return { code: 'WrongFormat', sentence: `${label} ${formatWords[issue.format] ?? 'is not written correctly'}.` };
    case 'invalid_value':
      return { code: 'NotAllowed', sentence: `${label} must be ${issue.values.map(String).join(', or ')}.` };
    case 'custom':
      if (issue.params?.['code'] === 'WebAddress') return webAddressIn(label);
      return { code: 'Invalid', sentence: `${label} is not valid.` };
    default:
      return { code: 'Invalid', sentence: `${label} is not valid.` };
  }
};

/** The complaint about a name that contains a web address. */
export const webAddressIn = (label: string): Complaint => ({
  code: 'WebAddress',
  sentence: `${label} can’t contain a web address.`,
});

const typeWords: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const formatWords: Readonly<Record<string, string>> = {
  email: 'must be an e-mail address, like name@example.com',
  date: 'must be a date, like 2026-03-31',
  datetime: 'must be a point in time, like 2026-03-31T09:30:00Z',
  safeint: 'must be a whole number',
};

const tooSmall = (origin: string, minimum: number, label: string): Complaint => {
  if (origin === 'string') {
    return minimum === 1
      ? { code: 'Missing', sentence: `${label} is missing.` }
      : { code: 'TooShort', sentence: `${label} must have at least ${minimum} characters.` };
  }
  if (origin === 'array') return { code: 'TooFew', sentence: `${label} must have at least ${counted(minimum)}.` };
  return { code: 'TooSmall', sentence: `${label} must be ${minimum} or more.` };
};

const tooBig = (origin: string, maximum: number, label: string): Complaint => {
  if (origin === 'string') return { code: 'TooLong', sentence: `${label} can have at most ${maximum} characters.` };
  if (origin === 'array') return { code: 'TooMany', sentence: `${label} can have at most ${counted(maximum)}.` };
  return { code: 'TooLarge', sentence: `${label} must be ${maximum} or less.` };
};

const counted = (count: number): string => (count === 1 ? 'one entry' : `${count} entries`);
