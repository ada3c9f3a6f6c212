import { inviteHandlers } from './session-invite.ts';
import { passwordHandlers } from './session-password.ts';
import { signInHandlers } from './session-sign-in.ts';
import { signUpHandlers } from './session-sign-up.ts';

/** Sessions and accounts: how one begins, and how a password is set. */
export const sessionHandlers = { ...signInHandlers, ...signUpHandlers, ...inviteHandlers, ...passwordHandlers };
