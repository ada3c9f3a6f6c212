import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { cookieNames } from '#contract/cookies.ts';
import { guest, type Session } from '#shopper/session.ts';
import { nextSession } from '#shopper/visit/session-events.ts';
import { createCurrentShop, guestState } from '#app/current-shop.ts';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import type { SessionContext } from './context.ts';
import { endSession } from './moves.ts';

vi.mock('./leave.ts', () => ({
  switchSession: ({ currentShop }: SessionContext, session: Session) => {
    currentShop.set({ session });
    return Promise.resolve();
  },
  clearDevice: () => Promise.resolve(),
}));

const tokenOf = (sub: string, iat: number): string =>
  ['{}', JSON.stringify({ sub, iat, exp: 4_000_000_000 }), 'x']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.');

/** A tab with the first token, while the cookie holds another that it has not noticed yet. */
const tabBehind = (token: string, cookie: string) => {
  vi.stubGlobal('document', { cookie: `${cookieNames.token}=${cookie}` });
  const session = nextSession(guest, { type: 'signed-in', token, now: 0 });
  const currentShop = createCurrentShop(configuration, { ...guestState(configuration), session });
  const open = vi.fn((_subject: string) => Promise.resolve());
  const unused = () => Promise.reject(new Error('Not called.'));
  const context: SessionContext = {
    configuration,
    currentShop,
    queryClient: new QueryClient(),
    router: () => null,
    journal: () =>
      Promise.resolve({
        guestWaiting: unused,
        sendAsGuest: unused,
        reassign: unused,
        recordBasket: unused,
        open,
        waitUntilIdle: unused,
        forget: unused,
      }),
  };
  return { context, currentShop, open };
};

beforeEach(() => {
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('reportError', (error: unknown) => expect.unreachable(String(error)));
});

test.each([
  ['newer token of the same shopper', 'ada'],
  ['shopper who has signed in since', 'ben'],
])('a waiting change that was refused under an old token does not end the session of the %s', async (_, subject) => {
  const newer = tokenOf(subject, 2);
  const { context, currentShop, open } = tabBehind(tokenOf('ada', 1), newer);
  expect(await endSession(context, null)).toBe(false);
  expect(currentShop.state().session).toMatchObject({ kind: 'shopper', subject, token: newer });
  expect(open).toHaveBeenCalledWith(subject);
});
