import { expect, test } from 'vitest';
import { countryName } from './country.ts';

test.each(['GB', 'IE', 'FR', 'DE', 'US', 'SE'])('the name of %s is the one that the browser has', (code) => {
  expect(countryName(code)).toBe(new Intl.DisplayNames('en-GB', { type: 'region' }).of(code));
});
