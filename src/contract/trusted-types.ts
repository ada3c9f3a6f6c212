/**
 * Names of the Trusted Types policies, which create the values a browser accepts where a string could become code. The host lists
 * the names in the pages' Content Security Policy; each policy is created once, by one file.
 */
export const trustedTypes = {
  /** Creates the URLs of the shop's own workers. */
  workers: 'shop-workers',
  /** Creates HTML: the purifier's input and its sanitised output. */
  html: 'shop-html',
  /** The icon library's own; only allowed if icons are fetched. */
  icons: 'iconify',
  /** Judges what third-party scripts write; only allowed if there are any. */
  others: 'default',
} as const;

/** The rules of a policy: each makes its input safe, or rejects it by returning null or throwing. */
export interface TrustedRules {
  readonly createHTML?: (html: string) => string | null;
  readonly createScriptURL?: (address: string) => string | null;
}

/** Its results are objects that the browser accepts as strings; TypeScript's libraries don't declare them yet. */
export interface TrustedPolicy {
  createHTML(html: string): string;
  createScriptURL(address: string): string;
}

interface Factory {
  createPolicy(name: string, rules: TrustedRules): TrustedPolicy;
}

const hasFactory = (scope: object): scope is { readonly trustedTypes: Factory } =>
  'trustedTypes' in scope && typeof scope.trustedTypes === 'object';

/** Creates a policy in the global scope `scope`; null if the browser has no Trusted Types. */
export const createTrustedPolicy = (
  scope: object,
  name: (typeof trustedTypes)[keyof typeof trustedTypes],
  rules: TrustedRules,
): TrustedPolicy | null => (hasFactory(scope) ? scope.trustedTypes.createPolicy(name, rules) : null);
