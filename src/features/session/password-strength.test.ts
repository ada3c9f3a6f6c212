import { expect, test } from 'vitest';
import { strengthOf } from './password-strength.ts';

test.each([
  ['', 'weak'],
  ['Ab1!', 'weak'],
  ['aaaaaaaaaaaa', 'weak'],
  ['0123456789', 'weak'],
  ['password123', 'weak'],
  ['Password1234!', 'weak'],
  ['hexbolt2026', 'medium'],
  ['Tr4de-counter', 'strong'],
  ['copper ladder nine onions', 'strong'],
  ['x9$Kq!27vLp0', 'strong'],
] as const)('%s is %s [SES-09]', (password, strength) => {
  expect(strengthOf(password)).toBe(strength);
});
