import { expect, test, vi } from 'vitest';
import { audienceOf } from '#offline/reads/read-context.ts';
import { isHere, signedInAudience } from './is-here.ts';

const [ada, ben] = [audienceOf('ada'), audienceOf('ben')];

const signIn = (subject: string): void => {
  const claims = Buffer.from(JSON.stringify({ sub: subject, exp: 4_000_000_000 })).toString('base64url');
  vi.stubGlobal('document', { cookie: `tc_token=e30.${claims}.signature` });
};

test('of two shoppers the one whose token the cookie holds is here, and a guest always', () => {
  signIn('ada');
  expect(signedInAudience()).toBe(ada);
  expect([ada, ben, 'guest' as const].map(isHere)).toEqual([true, false, true]);
});

test.each(['', 'tc_token=nonsense'])('with the cookie “%s” only a guest is here', (cookie) => {
  vi.stubGlobal('document', { cookie });
  expect(signedInAudience()).toBeNull();
  expect([ada, ben, 'guest' as const].map(isHere)).toEqual([false, false, true]);
});
