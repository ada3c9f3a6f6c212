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

/** What the guest of this device collected comes to a shopper. What can't be brought now stays for later. */
const merge = async (context: SessionContext, { subject, token }: ShopperSession): Promise<MergeResult> => {
  const { configuration, currentShop } = context;
  try {
    return await mergeGuest({
      subject,
      api: createStoreApi(configuration, { ...currentShop.state().preferences, token }),
      isKeyed: configuration.hasIdempotencyKeys,
      guestBasketId: { read: readAnonymousId, forget: forgetAnonymousId },
      journal: await context.journal(),
    });
  } catch (error) {
    reportError(error);
    return 'pending';
  }
};

/** Until what could not be merged is tried again, unless there is reason to do so before. */
const mergeAgainMs = [5_000, 15_000, 60_000];

const mergeNow = shareRun(async (context: SessionContext, tries: number): Promise<void> => {
  const { session } = context.currentShop.state();
  if (session.kind === 'guest' || isUnchecked(session)) return;
  const result = await merge(context, session);
  if (result === 'pending') mergeLater(context, tries);
  if (result !== 'merged') return;
  const { scope } = context.currentShop.get();
  for (const name of ['basket', 'checkout']) await context.queryClient.invalidateQueries({ queryKey: [scope, name] });
});

/** Merges what an earlier sign-in could not. */
export const mergePending = (context: SessionContext): Promise<void> => mergeNow(context, 0);

const mergeLater = (context: SessionContext, tries: number): void => {
  const waitMs = mergeAgainMs[tries];
  if (waitMs !== undefined) setTimeout(() => void mergeNow(context, tries + 1), waitMs);
};

/** A token was given. */
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

/** The policy was accepted. */
export const acceptPolicy = async (context: SessionContext): Promise<void> => {
  const { session } = context.currentShop.state();
  if (session.kind === 'guest') return;
  notifyTabs({ type: 'policy-accepted' });
  await (await context.journal()).open(session.subject);
  await mergePending(context);
};

/** The shopper signs out: here first, then at the store, once nothing is on its way with the token that ends. */
export const signOut = async (context: SessionContext, how: { readonly keepsWaiting: boolean }): Promise<void> => {
  const { session, preferences } = context.currentShop.state();
  if (session.kind === 'guest') return;
  const hasEnding = await forgetSession(context, session, { ...how, endsAtStore: true });
  if (hasEnding) void endAtStore(context.configuration);
  else void revokeToken(context.configuration, preferences, session.token);
};

/**
 * What outlasts a crash is written first: browsers write cookies late, and a token that comes back with one is not used. Then
 * the cookie goes, so that no tab and no worker sends anything more for the shopper. Gives whether the session can be ended
 * at the store without its token.
 */
const forgetSession = async (
  context: SessionContext,
  session: ShopperSession,
  { keepsWaiting, endsAtStore }: { readonly keepsWaiting: boolean; readonly endsAtStore: boolean },
): Promise<boolean> => {
  const leaving = { ...session, keepsEntries: keepsWaiting };
  // Where the browser refuses to store anything, there is also nothing that lasts.
  const recorded = recordSignOut(leaving, { endsAtStore }).catch(() => false);
  // A session that the store has ended needs no mark; nothing of the shopper's stays on the screen for a moment.
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
 * The store refused a token, or null where it isn't known which. Gives whether that ends the shopper's session: not where a
 * newer token has replaced it, as when a password is changed. Otherwise as signing out, but for the changes that wait for
 * their return.
 */
export const endSession = async (context: SessionContext, refusedToken: string | null): Promise<boolean> => {
  const { queryClient, currentShop } = context;
  await untilRenewed(queryClient);
  // Another tab may have the newer one.
  await recheckSession(context);
  const { session } = currentShop.state();
  if (session.kind === 'guest') return true;
  if (isReplaced(refusedToken, session.token)) {
    if (refusedToken === null) forgetRenewal();
    await (await context.journal()).open(session.subject);
    await queryClient.invalidateQueries({ queryKey: [currentShop.get().scope] });
    return false;
  }
  const isWaiting = currentShop.get().journal.waiting().length > 0;
  // Leaving the device can take its time; the way to the sign-in does not wait for it.
  void forgetSession(context, session, { keepsWaiting: true, endsAtStore: false }).catch(reportError);
  showToast({ tone: 'error', text: isWaiting ? sessionWording.endedWaiting : sessionWording.ended });
  return true;
};

/** Asks the store about an expired token; without an answer its shopper is shown by name, and nothing more. */
const checkExpired = shareRun(async (context: SessionContext, expired: ShopperSession): Promise<void> => {
  const { currentShop, configuration } = context;
  const outcome = await checkToken(configuration, currentShop.state().preferences, expired);
  // Somebody signed in or out meanwhile.
  if (readTokenCookie() !== expired.token) return;
  const { token } = expired;
  const { session } = currentShop.state();
  if (outcome === 'accepted') {
    await (await context.journal()).open(expired.subject);
    await switchSession(context, nextSession(session, { type: 'session-restored', token }));
    // What was refused while the token was in doubt.
    await context.queryClient.invalidateQueries({ queryKey: [currentShop.get().scope] });
  } else if (outcome === 'over') {
    await forgetSession(context, expired, { keepsWaiting: true, endsAtStore: false });
  } else if (!isUnchecked(session)) {
    await switchSession(context, nextSession(session, { type: 'session-unchecked', token }));
  }
});

/** Currency, country or VAT was chosen in this tab. */
export const followPreferences = ({ queryClient, currentShop }: SessionContext): void => {
  carryBoot(queryClient, currentShop);
  notifyTabs({ type: 'preferences-changed' });
};

/** Follows what another tab did while this one did not look: who is shopping, and in what. */
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
  // The previous shopper is gone, and the cookie may hold an expired token of somebody else.
  if (look.session.kind === 'guest' && readTokenCookie() !== null) await recheckSession(context);
};
