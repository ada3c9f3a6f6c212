import { passwordChangeRequired } from '#contract/failure.ts';
import { Refusal } from './refusal.ts';

/** The response header with the token that a shopper who must first change the password does so with. */
export const passwordChangeHeader = 'X-Password-Change-Token';

/** 400 whose whole body is the contract's one word; at sign-in with a token for `PUT /customers/current/password`. */
export class PasswordChangeRequired extends Refusal {
  readonly token: string | null;

  constructor(token: string | null) {
    super(400, passwordChangeRequired);
    this.token = token;
  }
}
