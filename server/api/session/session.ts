import { inviteHandlers } from './invite.ts';
import { passwordHandlers } from './password.ts';
import { signInHandlers } from './sign-in.ts';
import { signOutHandlers } from './sign-out.ts';
import { signUpHandlers } from './sign-up.ts';

/** Sign-in, sign-up, invitations and passwords. */
export const sessionHandlers = {
  ...signInHandlers,
  ...signOutHandlers,
  ...signUpHandlers,
  ...inviteHandlers,
  ...passwordHandlers,
};
