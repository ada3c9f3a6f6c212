import { isNoAnswer, isRefused, type Refused } from '#api/api-error.ts';
import { passwordChangeRequired } from '#contract/password-change.ts';
import { failureWording } from '#wording/failures.ts';

/** What failed, where the shopper was, and as whom. */
export interface FailedCall {
  readonly error: unknown;
  /** Path with query, as in the address bar. */
  readonly at: string;
  /** `read` has a screen of its own to fail on; `write` and `toasted-read` are said in a message. */
  readonly kind: 'read' | 'toasted-read' | 'write' | 'shown-write';
  /** The token is over, and the store could not be asked about it yet. */
  readonly isUnchecked?: boolean;
}

/** What is done about it. */
export interface ErrorPolicy {
  /**
   * `ends`: unless they have a newer token by now, the shopper is signed out of this device's pages; what they changed and
   * the store has not confirmed stays, as theirs. `checked`: the store is asked whether the token still holds.
   */
  readonly session: 'stays' | 'ends' | 'checked';
  /** Where the shopper is led, or null to stay. */
  readonly goTo: string | null;
  /** The message shown, or null for none. */
  readonly message: string | null;
}

const stay: ErrorPolicy = { session: 'stays', goTo: null, message: null };

const settings = '/account/settings';
const policy = '/privacy-policy';
const signIn = '/auth/login';

/** The whole of what a failed call leads to. */
export const errorPolicyFor = ({ error, at, kind, isUnchecked = false }: FailedCall): ErrorPolicy => {
  const path = at.split(/[?#]/, 1)[0] ?? at;
  const isAtSignIn = path.startsWith('/auth/');
  if (isRefused(error)) {
    if (error.errors[0] === passwordChangeRequired) {
      if (path === settings) return stay;
      return { ...stay, goTo: leading(`${settings}?message=${passwordChangeRequired}`, isAtSignIn ? null : at) };
    }
    if (error.status === 403)
      return path === policy ? stay : { ...stay, goTo: leading(policy, isAtSignIn ? null : at) };
    if (error.status === 401 && isUnchecked) return { ...stay, session: 'checked' };
    // The sign-in form shows a wrong password itself; no session was open.
    if (error.status === 401 && !isAtSignIn) return { ...stay, session: 'ends', goTo: leading(signIn, at) };
  }
  if (kind === 'read' || kind === 'shown-write') return stay;
  return { ...stay, message: messageOf(error) };
};

const leading = (to: string, back: string | null): string =>
  back === null ? to : `${to}${to.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(back)}`;

const messageOf = (error: unknown): string => {
  if (isRefused(error)) return error.firstMessage ?? wordlessMessageOf(error);
  return isNoAnswer(error) ? failureWording.unanswered : failureWording.broken;
};

const wordlessMessageOf = ({ status }: Refused): string => {
  if (status === 429 || status === 503) return failureWording.busy;
  return status >= 500 ? failureWording.down : failureWording.refused;
};
