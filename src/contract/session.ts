import * as z from 'zod/mini';
import {
  ById,
  Done,
  Email,
  Id,
  Instant,
  Name,
  NewPassword,
  OptionalLine,
  OptionalName,
  Password,
} from './primitives.ts';
import { row } from './row.ts';

/** A one-time token from an email. */
const MailToken = z.string().check(z.minLength(8), z.maxLength(200));

export const SignIn = z.object({ email: Email, password: Password });
export type SignIn = z.infer<typeof SignIn>;

/**
 * A signed-in session; `token` is a JWT with `sub` and `exp`. If its `end` claim is a string, that string alone is enough
 * to end the session, and gives access to nothing.
 */
export const SignedIn = z.object({
  token: z.string(),
  expiresAt: Instant,
  needsAcceptPrivacyPolicy: z.boolean(),
  customer: z.object({ id: Id, firstName: z.string(), email: z.string() }),
});
export type SignedIn = z.infer<typeof SignedIn>;

export const SignUpRequest = z.object({
  email: Email,
  firstName: Name,
  lastName: Name,
  phone: OptionalLine,
  companyName: OptionalName,
  vatNumber: OptionalLine,
});
export type SignUpRequest = z.infer<typeof SignUpRequest>;

const complete = z.object({ token: MailToken, password: NewPassword });

/**
 * Completes a sign-up: with a new password or, if the guest chose one when ordering, with the anonymousId of that order.
 * The latter is an addition to the specification.
 */
export const CompleteSignUp = z.object({
  token: MailToken,
  password: z.optional(NewPassword),
  anonymousId: z.optional(Id),
});
export type CompleteSignUp = z.infer<typeof CompleteSignUp>;

export const signIn = row({
  method: 'POST',
  path: '/auth/sign-in',
  summary: 'Sign in with email and password',
  audience: 'anyone',
  body: SignIn,
  data: SignedIn,
});

export const requestSignUp = row({
  method: 'POST',
  path: '/auth/signup-request',
  summary: 'Ask for an account; a mail brings the link that completes it',
  audience: 'anyone',
  body: SignUpRequest,
  data: Done,
});

/**
 * An addition to the specification: a store may lack this call and answer 404. The response is the same whether or not the
 * order's email address already has an account: an email tells its owner.
 */
export const requestAccountOfOrder = row({
  method: 'POST',
  path: '/orders/{id}/account-request',
  summary:
    'Ask for an account with the details of an order that a guest placed; a mail brings the link that opens it (an addition to the specification)',
  audience: 'anyone',
  params: ById,
  body: z.object({ anonymousId: Id, password: NewPassword }),
  data: Done,
});

export const completeSignUp = row({
  method: 'PUT',
  path: '/auth/signup-request/complete',
  summary: 'Complete a sign-up with the token from the mail',
  audience: 'anyone',
  body: CompleteSignUp,
  data: SignedIn,
});

export const completeInvite = row({
  method: 'PUT',
  path: '/auth/invites/complete',
  summary: 'Accept an invitation with the token from the mail',
  audience: 'anyone',
  body: z.object({ token: MailToken, password: NewPassword, firstName: Name, lastName: Name }),
  data: SignedIn,
});

export const requestPasswordReset = row({
  method: 'POST',
  path: '/passwords/reset',
  summary: 'Ask for a mail with a link to a new password; answers the same for unknown addresses',
  audience: 'anyone',
  body: z.object({ email: Email }),
  data: Done,
});

export const completePasswordReset = row({
  method: 'POST',
  path: '/passwords/reset/complete',
  summary: 'Set a new password with the token from the mail',
  audience: 'anyone',
  body: complete,
  data: Done,
});

/**
 * An addition to the specification: a store may lack this call and answer 404; its tokens then last until they expire. It
 * ends the session of the bearer token or, with `ending` (the `end` claim of a token), that token's session without a bearer.
 */
export const signOut = row({
  method: 'POST',
  path: '/auth/sign-out',
  summary: 'End this session at the store, or every session of the account (an addition to the specification)',
  audience: 'anyone',
  body: z.object({
    everywhere: z.optional(z.boolean()),
    ending: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
  }),
  data: Done,
});
