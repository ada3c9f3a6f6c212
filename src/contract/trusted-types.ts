/**
 * What a browser with Trusted Types takes where a string could become code, and who may make it. The host lists the names in the pages'
 * policy; each is made once, by one file.
 */
export const trustedTypes = {
  /** Makes the addresses of the shop's own workers. */
  workers: 'shop-workers',
  /** Makes HTML: what the purifier parses, and what it has cleaned. */
  html: 'shop-html',
  /** The icon library's own; let in only where icons are fetched. */
  icons: 'iconify',
  /** Judges what scripts of others write; let in only where there are any. */
  others: 'default',
} as const;

/** Rules of a policy: each makes something safe, or refuses it with null or by throwing. */
export interface TrustedRules {
  readonly createHTML?: (html: string) => string | null;
  readonly createScriptURL?: (address: string) => string | null;
}

/** What it makes are objects that the browser takes for strings; no TypeScript library declares them yet. */
export interface TrustedPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: string, rules: TrustedRules): TrustedPolicy;
}

const hasFactory = (scope: object): scope is { readonly trustedTypes: Factory } =>
  'trustedTypes' in scope && typeof scope.trustedTypes === 'object';

/** Makes a policy in the world of `scope`; null where the browser has no Trusted Types. */
export const createTrustedPolicy = (
  scope: object,
  name: (typeof trustedTypes)[keyof typeof trustedTypes],
  rules: TrustedRules,
): TrustedPolicy | null => (hasFactory(scope) ? scope.trustedTypes.createPolicy(name, rules) : null);
