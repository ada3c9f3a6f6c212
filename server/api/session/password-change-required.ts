import { passwordChangeRequired } from '#contract/password-change.ts';
import { Refusal } from '#server/api/http/refusal.ts';

/** 400 with the contract's bare string as its body; at sign-in with a token for `PUT /customers/current/password`. */
export class PasswordChangeRequired extends Refusal {
  readonly token: string | null;

  constructor(token: string | null) {
    super(400, passwordChangeRequired);
    this.token = token;
  }
}
