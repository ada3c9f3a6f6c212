import { expect, test } from 'vitest';
import { createTrustedPolicy, trustedTypes } from './trusted-types.ts';

test('a browser without Trusted Types has no policy, and one that has them makes it by its name', () => {
  expect(createTrustedPolicy({}, trustedTypes.html, {})).toBeNull();
  const made: string[] = [];
  const policy = { createHTML: (html: string) => html, createScriptURL: (address: string) => address };
  const scope = { trustedTypes: { createPolicy: (name: string) => (made.push(name), policy) } };
  expect(createTrustedPolicy(scope, trustedTypes.html, {})).toBe(policy);
  expect(made).toEqual(['shop-html']);
});
