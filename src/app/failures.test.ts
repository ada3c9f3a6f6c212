import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer, Refused } from '#api/api-error.ts';
import type { LaneBlock } from '#offline/journal/entry.ts';
import { guest, type Session } from '#shopper/session.ts';
import { nextSession } from '#shopper/visit/session-events.ts';
import { dismissAllToasts, toastState } from '#ui/toast/toast-state.ts';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import { createCurrentShop, guestState } from './current-shop.ts';
import { createFailureListener } from './failures.ts';
import { handleParked } from '#app/journal/parked.ts';
import { dropLateAnswers } from '#app/cache/drop-late-answers.ts';
import { createQueryClient } from './query-client.ts';

beforeEach(dismissAllToasts);

const tokenOf = (sub: string, exp = Date.now() / 1000 + 600): string =>
  ['{}', JSON.stringify({ sub, exp }), 'x'].map((part) => Buffer.from(part).toString('base64url')).join('.');
const shopper = (sub: string): Session => nextSession(guest, { type: 'signed-in', token: tokenOf(sub), now: 0 });

const openPage = (session: Session) => {
  const currentShop = createCurrentShop(configuration, { ...guestState(configuration), session });
  const endSession = vi.fn((_refusedToken: string | null) => Promise.resolve(true));
  const recheckSession = vi.fn(() => Promise.resolve());
  const goTo = vi.fn((_href: string) => Promise.resolve());
  const failures = createFailureListener({
    currentShop: () => currentShop,
    at: () => '/account/orders',
    goTo,
    actions: () => ({ endSession, recheckSession }),
  });
  const park = (by: LaneBlock, mark?: string): void =>
    handleParked({ currentShop, onRefused: failures.onChangeRefused, recheckSession }, { by, tokenMark: mark });
  return { currentShop, park, queryClient: createQueryClient(failures), endSession, recheckSession, goTo };
};

const ended = new Refused({ status: 401, errors: ['no'] });
const failWith = (error: Error) => (): never => {
  throw error;
};

test('a read that the store answers with 401 ends the session and leads to the sign-in [SES-08]', async () => {
  const { currentShop, queryClient, endSession, goTo } = openPage(shopper('ada'));
  const queryKey = [currentShop.get().scope, 'orders'];
  await queryClient.query({ queryKey, queryFn: failWith(ended) }).catch(() => undefined);
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/auth/login?redirect_url=%2Faccount%2Forders'));
  expect(endSession).toHaveBeenCalledTimes(1);
});

test('what was asked for a shopper who has left signs nobody out, leads nowhere, and says nothing', async () => {
  const { currentShop, queryClient, endSession, goTo } = openPage(shopper('ada'));
  const queryKey = [currentShop.get().scope, 'orders'];
  let reject = (_error: unknown): void => undefined;
  const promise = new Promise<never>((_resolve, fail) => (reject = fail));
  const asked = queryClient.query({ queryKey, queryFn: () => promise }).catch(() => undefined);
  const written = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: () => promise })
    .execute(undefined)
    .catch(() => undefined);
  await Promise.resolve();
  currentShop.set({ session: shopper('ben') });
  reject(ended);
  await Promise.all([asked, written]);
  expect(endSession).not.toHaveBeenCalled();
  expect(goTo).not.toHaveBeenCalled();
  expect(toastState.toasts).toEqual([]);
});

test('a change of currency meanwhile does not keep a 401 from ending the session', async () => {
  const { currentShop, queryClient, endSession } = openPage(shopper('ada'));
  const queryKey = [currentShop.get().scope, 'orders'];
  currentShop.set({ preferences: { currencyCode: 'EUR', countryCode: 'IE' } });
  await queryClient.query({ queryKey, queryFn: failWith(ended) }).catch(() => undefined);
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledTimes(1));
});

test('a change that waits for the policy or a sign-in leads there as a refused call does; an unchecked session is checked first', async () => {
  const { park, currentShop, endSession, recheckSession, goTo } = openPage(shopper('ada'));
  park('policy');
  await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/privacy-policy?redirect_url=%2Faccount%2Forders'));
  park('sign-in');
  await vi.waitFor(() => expect(goTo).toHaveBeenLastCalledWith('/auth/login?redirect_url=%2Faccount%2Forders'));
  expect(endSession).toHaveBeenCalledTimes(1);
  currentShop.set({ session: nextSession(guest, { type: 'session-unchecked', token: tokenOf('ada', 1) }) });
  park('sign-in');
  expect(recheckSession).toHaveBeenCalledTimes(1);
  expect(endSession).toHaveBeenCalledTimes(1);
});

test('a 401 leads nowhere where its token is not the one of the session, which it is compared with', async () => {
  const { currentShop, queryClient, endSession, goTo } = openPage(shopper('ada'));
  endSession.mockResolvedValue(false);
  const old = new Refused({ status: 401, errors: ['no'], token: 'the one before' });
  const queryKey = [currentShop.get().scope, 'orders'];
  await queryClient.query({ queryKey, queryFn: failWith(old) }).catch(() => undefined);
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledWith('the one before'));
  await Promise.resolve();
  expect(goTo).not.toHaveBeenCalled();
});

test('a change of another tab that waits for a sign-in leads there only if the refused token is the one of this session', async () => {
  const { park, endSession, goTo } = openPage(shopper('ada'));
  endSession.mockResolvedValue(false);
  park('sign-in', 'mark of another');
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledWith('mark of another'));
  await Promise.resolve();
  expect(goTo).not.toHaveBeenCalled();
});

test('a write that was not answered is reported as an error, and ends no session', async () => {
  const { queryClient, endSession } = openPage(shopper('ada'));
  const mutation = queryClient
    .getMutationCache()
    .build(queryClient, { mutationFn: async () => failWith(new NoAnswer('cut'))() });
  await mutation.execute(undefined).catch(() => undefined);
  await vi.waitFor(() => expect(toastState.toasts).toHaveLength(1));
  expect(toastState.toasts.map(({ tone }) => tone)).toEqual(['error']);
  expect(endSession).not.toHaveBeenCalled();
});

test('an answer that comes for a shopper who has left does not stay in memory [SES-04]', async () => {
  const queryClient = new QueryClient();
  const currentShop = createCurrentShop(configuration, { ...guestState(configuration), session: shopper('ada') });
  dropLateAnswers(queryClient, currentShop);
  const { scope } = currentShop.get();
  queryClient.setQueryData([scope, 'basket'], 'of ada');
  currentShop.set({ session: shopper('ben') });
  queryClient.setQueryData([scope, 'orders'], 'of ada');
  queryClient.setQueryData([currentShop.get().scope, 'basket'], 'of ben');
  queryClient.setQueryData(['store.GBP.GB.guest', 'menu'], 'of everybody');
  await vi.waitFor(() => expect(queryClient.getQueryData([scope, 'orders'])).toBeUndefined());
  expect(
    queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual(['of ada', 'of ben', 'of everybody']);
});
