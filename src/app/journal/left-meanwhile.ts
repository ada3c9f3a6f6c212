import { Refused } from '#api/api-error.ts';
import { ownerOf, type Owner } from '#offline/journal/entry.ts';
import { isSignedOut } from '#offline/session/ended.ts';
import { sleep } from '#offline/sleep.ts';
import { signedOutWording as words } from '#wording/signed-out.ts';
import type { CurrentShop } from '#app/current-shop.ts';

/** How long a page may take to follow a sign-out of another tab. */
const followTimeoutMs = 3_000;

const ownerNow = (currentShop: CurrentShop): Owner => {
  const { session } = currentShop.state();
  return ownerOf(session.kind === 'guest' ? null : session.subject);
};

/**
 * Whether an owner signed out, here or in another tab that this one has not heard of yet. Resolves once this page has
 * followed, so that what is said then is not taken away with what was theirs.
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

/** What is said of a change whose owner has left, to whoever made it; null where they have not. */
export const leftWith = async (
  currentShop: CurrentShop,
  owner: Owner,
  what: keyof typeof words,
): Promise<Refused | null> =>
  (await hasLeft(currentShop, owner)) ? new Refused({ status: 409, errors: [words[what]] }) : null;
