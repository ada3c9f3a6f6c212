import { beforeEach, expect, test, vi } from 'vitest';
import type { TrustedRules } from '#contract/trusted-types.ts';

const createPolicy = vi.fn((_name: string, _rules: TrustedRules): object => ({}));

/** A fresh copy of the module, with nothing admitted. */
const fresh = async () => {
  vi.resetModules();
  return (await import('./foreign-scripts.ts')).admitScriptsOf;
};

const rules = (): TrustedRules => createPolicy.mock.calls[0]?.[1] ?? {};

beforeEach(() => {
  createPolicy.mockReset();
  vi.stubGlobal('trustedTypes', { createPolicy });
});

test('a script is fetched from the sources let in, and from no other', async () => {
  const admitScriptsOf = await fresh();
  admitScriptsOf(['https://js.stripe.com']);
  expect(rules().createScriptURL?.('https://js.stripe.com/a.js')).toBe('https://js.stripe.com/a.js');
  expect(rules().createScriptURL?.('https://www.googletagmanager.com/gtm.js')).toBeNull();
  expect(rules().createScriptURL?.('/assets/a.js')).toBeNull();
  admitScriptsOf(['https://www.googletagmanager.com']);
  expect(rules().createScriptURL?.('https://www.googletagmanager.com/gtm.js')).toContain('gtm.js');
  expect(createPolicy).toHaveBeenCalledOnce();
});

test('HTML of others passes cleaned or not at all, and text is never code', async () => {
  const admitScriptsOf = await fresh();
  admitScriptsOf(['https://www.googletagmanager.com']);
  expect(rules().createHTML?.('<b>x</b>')).toBeNull();
  admitScriptsOf(['https://js.stripe.com'], (html) => `clean ${html}`);
  expect(rules().createHTML?.('<b>x</b>')).toBe('clean <b>x</b>');
  expect(rules()).not.toHaveProperty('createScript');
});

test('where the browser refuses the policy, admitting scripts throws each time', async () => {
  const admitScriptsOf = await fresh();
  createPolicy.mockImplementation(() => {
    throw new TypeError('refused');
  });
  expect(() => admitScriptsOf(['https://js.stripe.com'])).toThrow('refused');
  expect(() => admitScriptsOf(['https://js.stripe.com'])).toThrow('refused');
});
