/** `session` allows everything; `password-change` only choosing a new password. */
export type TokenUse = 'session' | 'password-change';

/** The claims of a valid token. */
export interface TokenClaims {
  readonly customerId: string;
  readonly sessionVersion: number;
  readonly use: TokenUse;
  readonly tokenId: string;
  readonly expiresAt: Date;
}

/** The parsed Authorization header. */
export type Bearer =
  { readonly kind: 'none' } | { readonly kind: 'bad' } | { readonly kind: 'good'; readonly claims: TokenClaims };
