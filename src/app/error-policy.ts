import { isNoAnswer, isRefused } from '#api/api-error.ts';
import { passwordChangeRequired } from '#contract/failure.ts';
import { failureWording } from '#wording/failures.ts';

/** What failed, and where the shopper was. */
export interface Failure {
  readonly error: unknown;
  /** Path with query, as in the address bar. */
  readonly at: string;
  /** `read` has a screen of its own to fail on; `write` and `told-read` are said in a message. */
  readonly kind: 'read' | 'told-read' | 'write' | 'shown-write';
}

/** What is done about it. */
export interface Verdict {
  readonly signsOut: boolean;
  /** Where the shopper is led, or null to stay. */
  readonly goTo: string | null;
  /** The message shown, or null for none. */
  readonly message: string | null;
}

const stay: Verdict = { signsOut: false, goTo: null, message: null };

const settings = '/account/settings';
const policy = '/privacy-policy';
const signIn = '/auth/login';

/** The whole of what a failed call leads to. */
export const verdictOn = ({ error, at, kind }: Failure): Verdict => {
  const path = at.split(/[?#]/, 1)[0] ?? at;
  if (isRefused(error)) {
    if (error.errors[0] === passwordChangeRequired) {
      return path === settings ? stay : { ...stay, goTo: `${settings}?message=${passwordChangeRequired}` };
    }
    if (error.status === 403) return path === policy ? stay : { ...stay, goTo: policy };
    // A wrong password at the sign-in is told there; nobody was signed in.
    if (error.status === 401 && !path.startsWith('/auth/')) {
      return { ...stay, signsOut: true, goTo: `${signIn}?redirect_url=${encodeURIComponent(at)}` };
    }
  }
  if (kind === 'read' || kind === 'shown-write') return stay;
  return { ...stay, message: messageOf(error) };
};

const messageOf = (error: unknown): string => {
  if (isRefused(error)) return error.firstMessage ?? failureWording.refused;
  return isNoAnswer(error) ? failureWording.unanswered : failureWording.broken;
};
