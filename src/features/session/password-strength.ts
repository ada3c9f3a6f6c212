import { minPasswordLength } from '#contract/primitives.ts';

/** Advisory only: a weak password is not refused. */
export type PasswordStrength = 'weak' | 'medium' | 'strong';

const kinds = [/[a-z]/, /[A-Z]/, /[0-9]/, /[^a-zA-Z0-9]/];

const isRun = (text: string): boolean =>
  /^(.)\1*$/su.test(text) || '0123456789abcdefghijklmnopqrstuvwxyz'.includes(text.toLowerCase());

const given = /password|passwort|qwerty|asdf|letmein|welcome|admin|tradecounter/gi;

/** Length counts most: four words beat one word with a digit. Common passwords score low. */
export const strengthOf = (password: string): PasswordStrength => {
  const telling = password.replaceAll(given, '');
  const different = new Set(telling).size;
  if (password.length < minPasswordLength || isRun(password) || different < 5) return 'weak';
  const variety = kinds.filter((kind) => kind.test(telling)).length;
  const score = Math.min(telling.length, different * 2) + variety * 2;
  return score >= 20 ? 'strong' : score >= 14 ? 'medium' : 'weak';
};
