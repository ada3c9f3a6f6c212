import { Refused } from '#api/api-error.ts';
import { ownerOf, type Owner } from '#offline/journal/entry.ts';
import { isSignedOut } from '#offline/session/ended.ts';
import { sleep } from '#offline/sleep.ts';
import { signedOutWording as words } from '#wording/signed-out.ts';
import type { CurrentShop } from '#app/current-shop.ts';

/** How long a page may take to follow a sign-out in another tab. */
const followTimeoutMs = 3_000;

const ownerNow = (currentShop: CurrentShop): Owner => {
  const { session } = currentShop.state();
  return ownerOf(session.kind === 'guest' ? null : session.subject);
};

/**
 * Whether an owner has signed out, here or in another tab that this one hasn't heard from yet. Resolves once this page has
 * followed, so that the message shown next isn't cleared together with the shopper's data.
 */
const hasLeft = async (currentShop: CurrentShop, owner: Owner): Promise<boolean> => {
  if (ownerNow(currentShop) !== owner) return true;
  const { session } = currentShop.state();
  if (session.kind === 'guest' || !(await isSignedOut(session.token))) return false;
  let unsubscribe = (): void => undefined;
  const followed = new Promise<void>((resolve) => {
    const check = (): void => {
      if (ownerNow(currentShop) !== owner) resolve();
    };
    unsubscribe = currentShop.subscribe(check);
    check();
  });
  await Promise.race([followed, sleep(followTimeoutMs)]).finally(unsubscribe);
  return true;
};

/** The refusal to show for a change whose owner has left; null if they have not. */
export const leftWith = async (
  currentShop: CurrentShop,
  owner: Owner,
  what: keyof typeof words,
): Promise<Refused | null> =>
  (await hasLeft(currentShop, owner)) ? new Refused({ status: 409, errors: [words[what]] }) : null;
