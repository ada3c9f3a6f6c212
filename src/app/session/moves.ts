import { ContractBroken } from '#api/api-error.ts';
import { createApi } from '#api/api.ts';
import { readPreferences } from '#shopper/preferences.ts';
import { forgetAnonymousId, readAnonymousId } from '#shopper/guest-basket.ts';
import { guest, isUnchecked, nextSession, type ShopperSession } from '#shopper/session.ts';
import { lookAt } from '#shopper/session-look.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { sessionWording } from '#wording/session.ts';
import { type Arrival, bringGuest } from './guest-arrival.ts';
import { tellTabs } from './channel.ts';
import { checkToken } from './token-check.ts';
import { renew, type SessionDesk } from './context.ts';
import { become, leaveDevice } from './leave.ts';
import { readToken, writeToken } from './token-cookie.ts';

export { tellTabs } from './channel.ts';

/** What the guest of this device collected comes to a shopper. What can't be brought now stays for later. */
const bring = async (desk: SessionDesk, { subject, token }: ShopperSession): Promise<Arrival> => {
  const { apiBase: base, apiKey, storeKey, hasIdempotencyKeys: isKeyed } = desk.configuration;
  const identity = () => ({ apiKey, storeKey, ...desk.currentShop.state().preferences, token });
  try {
    return await bringGuest({
      subject,
      api: createApi({ base, identity }),
      isKeyed,
      guestBasketId: { read: readAnonymousId, forget: forgetAnonymousId },
      journal: await desk.journal(),
    });
  } catch (error) {
    reportError(error);
    return 'owed';
  }
};

let bringing: Promise<void> | null = null;

/** Milliseconds until what could not be brought is tried again, unless there is reason to do so before. */
const bringAgainMs = [5_000, 15_000, 60_000];

/** Brings what an earlier sign-in could not. */
export const bringOwed = (desk: SessionDesk, tries = 0): Promise<void> => {
  bringing ??= (async () => {
    const { session } = desk.currentShop.state();
    if (session.kind === 'guest' || isUnchecked(session)) return;
    const arrival = await bring(desk, session);
    if (arrival === 'owed') bringLater(desk, tries);
    if (arrival !== 'brought') return;
    const { scope } = desk.currentShop.get();
    for (const name of ['basket', 'checkout']) await desk.queryClient.invalidateQueries({ queryKey: [scope, name] });
  })().finally(() => {
    bringing = null;
  });
  return bringing;
};

const bringLater = (desk: SessionDesk, tries: number): void => {
  const wait = bringAgainMs[tries];
  if (wait !== undefined) setTimeout(() => void bringOwed(desk, tries + 1), wait);
};

/** A token was given. */
export const signIn = async (desk: SessionDesk, token: string, { isHeldUp } = { isHeldUp: false }): Promise<void> => {
  const { session: before } = desk.currentShop.state();
  const session = nextSession(before, { type: 'signed-in', token, now: Date.now() });
  if (session.kind === 'guest') throw new ContractBroken('The token that the store gave says nothing of its shopper.');
  const arrival = before.kind === 'guest' && !isHeldUp ? await bring(desk, session) : 'nothing';
  await (await desk.journal()).open(session.subject);
  writeToken(session, desk.configuration);
  tellTabs({ type: 'signed-in' });
  if (before.kind === 'shopper' && before.subject !== session.subject) {
    await leaveDevice(desk, before, { keepsEntries: true });
  }
  await become(desk, session);
  if (arrival === 'owed') bringLater(desk, 0);
};

/** The policy was accepted. */
export const acceptPolicy = async (desk: SessionDesk): Promise<void> => {
  const { session } = desk.currentShop.state();
  if (session.kind === 'guest') return;
  tellTabs({ type: 'policy-accepted' });
  await (await desk.journal()).open(session.subject);
  await bringOwed(desk);
};

/** The shopper leaves: the cookie first, so that no tab and no worker sends anything more for them. */
export const signOut = async (
  desk: SessionDesk,
  { keepsWaiting }: { readonly keepsWaiting: boolean },
): Promise<void> => {
  const { session } = desk.currentShop.state();
  if (session.kind === 'guest') return;
  writeToken(guest, desk.configuration);
  tellTabs({ type: 'signed-out' });
  const left = become(desk, guest);
  await leaveDevice(desk, session, { keepsEntries: keepsWaiting });
  await left;
};

/** The store no longer knows the shopper: as signing out, but for the changes that wait for their return. */
export const endSession = async (desk: SessionDesk): Promise<void> => {
  const { session } = desk.currentShop.state();
  if (session.kind === 'guest') return;
  const isWaiting = desk.currentShop.get().journal.waiting().length > 0;
  // Leaving the device can take its time; the way to the sign-in does not wait for it.
  void signOut(desk, { keepsWaiting: true }).catch(reportError);
  showToast({ tone: 'error', text: isWaiting ? sessionWording.endedWaiting : sessionWording.ended });
};

let checking: Promise<void> | null = null;

/** Asks the store about a token that is over; without an answer its shopper is known by name, and nothing more. */
const check = (desk: SessionDesk, expired: ShopperSession): Promise<void> => {
  checking ??= (async () => {
    const { currentShop, configuration } = desk;
    const outcome = await checkToken(configuration, currentShop.state().preferences, expired);
    // Somebody signed in or out meanwhile.
    if (readToken() !== expired.token) return;
    const { token } = expired;
    const { session } = currentShop.state();
    if (outcome === 'taken') {
      await (await desk.journal()).open(expired.subject);
      await become(desk, nextSession(session, { type: 'session-restored', token }));
      // What was refused while the token was in doubt.
      await desk.queryClient.invalidateQueries({ queryKey: [currentShop.get().scope] });
    } else if (outcome === 'over') {
      writeToken(guest, configuration);
      tellTabs({ type: 'signed-out' });
      await become(desk, guest);
      await leaveDevice(desk, expired, { keepsEntries: true });
    } else if (!isUnchecked(session)) {
      await become(desk, nextSession(session, { type: 'session-unchecked', token }));
    }
  })().finally(() => {
    checking = null;
  });
  return checking;
};

/** Follows what another tab did while this one did not look: who is shopping, and in what. */
export const lookAgain = async (desk: SessionDesk): Promise<void> => {
  const { currentShop, configuration } = desk;
  const look = lookAt(currentShop.state().session, readToken(), Date.now());
  const { currencyCode, countryCode } = readPreferences(document.cookie, configuration);
  const { preferences } = currentShop.state();
  if (preferences.currencyCode !== currencyCode || preferences.countryCode !== countryCode) {
    currentShop.set({ preferences: { currencyCode, countryCode } });
    if (look.type === 'same') await renew(desk);
  }
  if (look.type === 'check') return check(desk, look.expired);
  if (look.type === 'same') return;
  await become(desk, look.session);
  // Whoever left may have gone without a tab of theirs to take things away, and a token that is over may have taken its place.
  if (look.session.kind === 'guest' && readToken() !== null) await lookAgain(desk);
};
