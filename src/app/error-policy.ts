import { isNoAnswer, isRefused, type Refused } from '#api/api-error.ts';
import { passwordChangeRequired } from '#contract/password-change.ts';
import { asksForPolicy } from '#contract/policy-refusal.ts';
import { failureWording } from '#wording/failures.ts';

/** What failed, where the shopper was, and under which session. */
export interface FailedCall {
  readonly error: unknown;
  /** Path with query, as in the address bar. */
  readonly at: string;
  /** A `read` has its own screen to show the failure; a `write` or `toasted-read` needs a message. */
  readonly kind: 'read' | 'toasted-read' | 'write' | 'shown-write';
  /** The token has expired, and the store could not be asked about it yet. */
  readonly isUnchecked?: boolean;
}

/** How to handle a failure. */
export interface ErrorPolicy {
  /**
   * `ends`: unless they have a newer token by now, the shopper is signed out of this device's pages; their unconfirmed
   * changes stay, as theirs. `checked`: the store is asked whether the token is still valid.
   */
  readonly session: 'stays' | 'ends' | 'checked';
  /** Where to redirect the shopper, or null to stay. */
  readonly goTo: string | null;
  /** The message to show, or null for none. */
  readonly message: string | null;
}

const stay: ErrorPolicy = { session: 'stays', goTo: null, message: null };

const settings = '/account/settings';
const policy = '/privacy-policy';
const signIn = '/auth/login';

/** The complete policy for failed calls. */
export const errorPolicyFor = ({ error, at, kind, isUnchecked = false }: FailedCall): ErrorPolicy => {
  const path = at.split(/[?#]/, 1)[0] ?? at;
  const isAtSignIn = path.startsWith('/auth/');
  if (isRefused(error)) {
    if (error.errors[0] === passwordChangeRequired) {
      if (path === settings) return stay;
      return { ...stay, goTo: leading(`${settings}?message=${passwordChangeRequired}`, isAtSignIn ? null : at) };
    }
    if (asksForPolicy(error.status, error.details[0]?.code))
      return path === policy ? stay : { ...stay, goTo: leading(policy, isAtSignIn ? null : at) };
    if (error.status === 401 && isUnchecked) return { ...stay, session: 'checked' };
    // The sign-in form shows a wrong password itself; there was no session to end.
    if (error.status === 401 && !isAtSignIn) return { ...stay, session: 'ends', goTo: leading(signIn, at) };
  }
  if (kind === 'read' || kind === 'shown-write') return stay;
  return { ...stay, message: messageOf(error) };
};

const leading = (to: string, back: string | null): string =>
  back === null ? to : `${to}${to.includes('?') ? '&' : '?'}redirect_url=${encodeURIComponent(back)}`;

const messageOf = (error: unknown): string => {
  if (isRefused(error)) return error.firstMessage ?? wordlessMessageOf(error);
  if (!isNoAnswer(error)) return failureWording.broken;
  return error.isForeign ? failureWording.down : failureWording.unanswered;
};

const wordlessMessageOf = ({ status }: Refused): string => {
  if (status === 429 || status === 503) return failureWording.busy;
  return status >= 500 ? failureWording.down : failureWording.refused;
};
