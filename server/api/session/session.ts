import { inviteHandlers } from './invite.ts';
import { passwordHandlers } from './password.ts';
import { signInHandlers } from './sign-in.ts';
import { signUpHandlers } from './sign-up.ts';

/** Sessions and accounts: how one begins, and how a password is set. */
export const sessionHandlers = { ...signInHandlers, ...signUpHandlers, ...inviteHandlers, ...passwordHandlers };
