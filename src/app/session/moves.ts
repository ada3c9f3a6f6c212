import { ContractBroken } from '#api/api-error.ts';
import { createStoreApi } from '#api/store-api.ts';
import { shareRun } from '#offline/coalesce.ts';
import { recordSignIn, recordSignOut } from '#offline/session/ended.ts';
import { readPreferences } from '#shopper/visit/read-preferences.ts';
import { forgetAnonymousId, readAnonymousId } from '#shopper/guest-basket.ts';
import { guest, isUnchecked, type ShopperSession } from '#shopper/session.ts';
import { nextSession } from '#shopper/visit/session-events.ts';
import { checkSession } from '#shopper/session-check.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { sessionWording } from '#wording/session.ts';
import { carryBoot } from '#app/cache/carry-boot.ts';
import { type MergeResult, mergeGuest } from './guest-merge.ts';
import { notifyTabs } from './channel.ts';
import { depart, finishDepartures } from './departures.ts';
import { endAtStore } from './end-at-store.ts';
import { checkToken } from './token-check.ts';
import { refreshScreens, type SessionContext } from './context.ts';
import { forgetRenewal, isReplaced, noteRenewal, untilRenewed } from './token-renewal.ts';
import { switchSession } from './leave.ts';
import { revokeToken } from './revoke-token.ts';
import { readTokenCookie, writeTokenCookie } from './token-cookie.ts';

export { notifyTabs } from './channel.ts';

/** Transfers what the guest of this device collected to a shopper. What can't be transferred now stays for later. */
const merge = async (context: SessionContext, { subject, token }: ShopperSession): Promise<MergeResult> => {
  const { configuration, currentShop } = context;
  try {
    return await mergeGuest({
      subject,
      api: createStoreApi(configuration, { ...currentShop.state().preferences, token }),
      isKeyed: configuration.hasIdempotencyKeys,
      guestBasketId: { read: readAnonymousId, forget: forgetAnonymousId },
      journal: await context.journal(),
      warn: (text) => showToast({ tone: 'error', text }),
    });
  } catch (error) {
    reportError(error);
    return 'pending';
  }
};

/** Delays before a failed merge is retried, unless something triggers it earlier. */
const mergeAgainMs = [5_000, 15_000, 60_000];

const mergeNow = shareRun(async (context: SessionContext, tries: number): Promise<void> => {
  const { session } = context.currentShop.state();
  if (session.kind === 'guest' || isUnchecked(session)) return;
  const result = await merge(context, session);
  if (result === 'pending') mergeLater(context, tries);
  if (result !== 'merged') return;
  const { scope } = context.currentShop.get();
  for (const name of ['basket', 'checkout', 'parked-carts'])
    await context.queryClient.invalidateQueries({ queryKey: [scope, name] });
});

/** Merges what could not be merged at an earlier sign-in. */
export const mergePending = (context: SessionContext): Promise<void> => mergeNow(context, 0);

const mergeLater = (context: SessionContext, tries: number): void => {
  const waitMs = mergeAgainMs[tries];
  if (waitMs !== undefined) setTimeout(() => void mergeNow(context, tries + 1), waitMs);
};

/** Starts the session of a new token. */
export const signIn = async (
  context: SessionContext,
  token: string,
  { isHeldUp } = { isHeldUp: false },
): Promise<void> => {
  const { session: before } = context.currentShop.state();
  const session = nextSession(before, { type: 'signed-in', token, now: Date.now() });
  if (session.kind === 'guest') throw new ContractBroken('The token that the store gave says nothing of its shopper.');
  const merged = before.kind === 'guest' && !isHeldUp ? await merge(context, session) : 'nothing';
  await (await context.journal()).open(session.subject);
  const left = before.kind === 'shopper' && before.subject !== session.subject ? before : null;
  await finishDepartures(context);
  await recordSignIn(session, left === null ? null : { ...left, keepsEntries: true });
  writeTokenCookie(session, context.configuration);
  notifyTabs({ type: 'signed-in' });
  if (left !== null) await depart(context, left, true);
  if (before.kind === 'shopper' && left === null) noteRenewal(token);
  await switchSession(context, session);
  if (merged === 'pending') mergeLater(context, 0);
};

/** Unblocks waiting changes and a pending merge after the policy was accepted. */
export const acceptPolicy = async (context: SessionContext): Promise<void> => {
  const { session } = context.currentShop.state();
  if (session.kind === 'guest') return;
  notifyTabs({ type: 'policy-accepted' });
  await (await context.journal()).open(session.subject);
  await mergePending(context);
};

/** Signs the shopper out: first here, then at the store, once nothing is in flight with the token that ends. */
export const signOut = async (context: SessionContext, how: { readonly keepsWaiting: boolean }): Promise<void> => {
  const { session, preferences } = context.currentShop.state();
  if (session.kind === 'guest') return;
  const hasEnding = await forgetSession(context, session, { ...how, endsAtStore: true });
  if (hasEnding) void endAtStore(context.configuration);
  else void revokeToken(context.configuration, preferences, session.token);
};

/**
 * First records the sign-out, which survives a crash: browsers write cookies late, and a token that reappears with one isn't
 * used. Then deletes the cookie, so that no tab or worker sends anything more for the shopper. Returns whether the session can
 * be ended at the store without its token.
 */
const forgetSession = async (
  context: SessionContext,
  session: ShopperSession,
  { keepsWaiting, endsAtStore }: { readonly keepsWaiting: boolean; readonly endsAtStore: boolean },
): Promise<boolean> => {
  const leaving = { ...session, keepsEntries: keepsWaiting };
  // If the browser refuses to store anything, nothing lasts anyway.
  const recorded = recordSignOut(leaving, { endsAtStore }).catch(() => false);
  // A session that the store has ended doesn't wait for the record, so that the shopper's data leaves the screen at once.
  if (endsAtStore) await recorded;
  writeTokenCookie(guest, context.configuration);
  notifyTabs({ type: 'signed-out' });
  const left = switchSession(context, guest);
  const hasEnding = await recorded;
  await depart(context, session, keepsWaiting);
  await left;
  return hasEnding;
};

/**
 * Handles a token refused by the store, null if it isn't known which. Returns whether that ends the shopper's session: not if a
 * newer token has replaced it, for instance after a password change. Otherwise it works like signing out, except that waiting
 * changes stay for the shopper's return.
 */
export const endSession = async (context: SessionContext, refusedToken: string | null): Promise<boolean> => {
  const { queryClient, currentShop } = context;
  const { session: before } = currentShop.state();
  await untilRenewed(queryClient);
  // Another tab may have a newer token.
  await recheckSession(context);
  const { session } = currentShop.state();
  if (session.kind === 'guest') return true;
  // A refusal of an unknown token came before this page had the one that it has followed another tab to.
  const isFollowed = before.kind === 'shopper' && before.token !== session.token;
  if (isFollowed || isReplaced(refusedToken, session.token)) {
    if (refusedToken === null) forgetRenewal();
    await (await context.journal()).open(session.subject);
    await queryClient.invalidateQueries({ queryKey: [currentShop.get().scope] });
    return false;
  }
  const isWaiting = currentShop.get().journal.waiting().length > 0;
  // Clearing the device can take a while; the redirect to the sign-in doesn't wait for it.
  void forgetSession(context, session, { keepsWaiting: true, endsAtStore: false }).catch(reportError);
  showToast({ tone: 'error', text: isWaiting ? sessionWording.endedWaiting : sessionWording.ended });
  return true;
};

/** Asks the store about an expired token; without an answer, the page shows the shopper's name and nothing more. */
const checkExpired = shareRun(async (context: SessionContext, expired: ShopperSession): Promise<void> => {
  const { currentShop, configuration } = context;
  const outcome = await checkToken(configuration, currentShop.state().preferences, expired);
  // Somebody has signed in or out meanwhile.
  if (readTokenCookie() !== expired.token) return;
  const { token } = expired;
  const { session } = currentShop.state();
  if (outcome === 'accepted') {
    await (await context.journal()).open(expired.subject);
    await switchSession(context, nextSession(session, { type: 'session-restored', token }));
    // Refetches what was refused while the token was in doubt.
    await context.queryClient.invalidateQueries({ queryKey: [currentShop.get().scope] });
  } else if (outcome === 'over') {
    await forgetSession(context, expired, { keepsWaiting: true, endsAtStore: false });
  } else if (!isUnchecked(session)) {
    await switchSession(context, nextSession(session, { type: 'session-unchecked', token }));
  }
});

/** Handles a choice of currency, country or VAT in this tab. */
export const followPreferences = ({ queryClient, currentShop }: SessionContext): void => {
  carryBoot(queryClient, currentShop);
  notifyTabs({ type: 'preferences-changed' });
};

/** Follows what other tabs did while this one wasn't looking: who is shopping, and in which currency and country. */
export const recheckSession = async (context: SessionContext): Promise<void> => {
  const { currentShop, configuration } = context;
  const look = checkSession(currentShop.state().session, readTokenCookie(), Date.now());
  const { currencyCode, countryCode } = readPreferences(document.cookie, configuration);
  const { preferences } = currentShop.state();
  if (preferences.currencyCode !== currencyCode || preferences.countryCode !== countryCode) {
    currentShop.set({ preferences: { currencyCode, countryCode } });
    carryBoot(context.queryClient, currentShop);
    if (look.type === 'same') await refreshScreens(context);
  }
  if (look.type === 'check') return checkExpired(context, look.expired);
  if (look.type === 'same') return;
  await switchSession(context, look.session);
  // The previous shopper has left, and the cookie may hold an expired token of somebody else.
  if (look.session.kind === 'guest' && readTokenCookie() !== null) await recheckSession(context);
};
