import { Refused } from '#api/api-error.ts';
import type { LaneBlock } from '#offline/journal/entry.ts';
import { tokenMark } from '#offline/session/token-mark.ts';
import { isValid } from '#shopper/session.ts';
import type { CurrentShop } from '#app/current-shop.ts';

/** What the page does with a refusal, and with a session that the store has to be asked about. */
export interface ParkedContext {
  readonly currentShop: CurrentShop;
  readonly onRefused: (error: Refused) => void;
  readonly recheckSession: () => Promise<void>;
}

/** Changes of this shopper wait for a sign-in or for the policy, which this tab, another one or the worker found out. */
export const handleParked = (
  { currentShop, onRefused, recheckSession }: ParkedContext,
  { by, tokenMark: mark }: { readonly by: LaneBlock; readonly tokenMark?: string | undefined },
): void => {
  const { session } = currentShop.state();
  if (by === 'sign-in' && session.kind === 'shopper' && !isValid(session, Date.now())) {
    // It was blocked on this device, before the store was asked: let the store decide.
    void recheckSession();
    return;
  }
  const isOwn = session.kind === 'shopper' && tokenMark(session.token) === mark;
  // Only the mark of another tab's token is known, which is enough to see that it isn't this page's.
  const token = isOwn ? session.token : (mark ?? null);
  onRefused(new Refused({ status: by === 'sign-in' ? 401 : 403, errors: [], token }));
};
