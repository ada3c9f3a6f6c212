/** `session` allows everything; `password-change` only choosing a new password. */
export type TokenUse = 'session' | 'password-change';

/** The facts about a token that are needed to end it. */
export interface EndedToken {
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/** The claims of a valid token. */
export interface TokenClaims extends EndedToken {
  readonly customerId: string;
  readonly sessionVersion: number;
  readonly use: TokenUse;
}

/** The parsed Authorization header. */
export type Bearer =
  | { readonly kind: 'none' }
  | { readonly kind: 'bad' }
  | { readonly kind: 'good'; readonly claims: TokenClaims };
