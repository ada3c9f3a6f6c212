import type { PublicConfiguration } from '#contract/configuration.ts';
import { scriptSources } from '#contract/script-sources.ts';
import { trustedTypes } from '#contract/trusted-types.ts';
import type { HostOptions, PaymentScriptName } from './host-options.ts';

const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', ...scriptSources.tagManager];

/** Digests (`sha256-…`) of a page's inline scripts, style sheets and style attributes. */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  readonly attributes: readonly string[];
}

/** The content security policy of a page: allows this site's scripts and styles and the inline ones with these digests. */
export const contentSecurityPolicy = (options: HostOptions, inline: InlineDigests): string => {
  const { configuration } = options;
  const tagged = configuration.tagManagerId === null ? [] : analytics;
  const scripts = configuration.tagManagerId === null ? [] : scriptSources.tagManager;
  const paid = paymentSources(options.paymentScripts ?? []);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...paid.scripts, ...inline.scripts.map(quoted)],
    'style-src': ["'self'", ...inline.styles.map(quoted)],
    'style-src-attr':
      inline.attributes.length === 0 ? ["'none'"] : ["'unsafe-hashes'", ...inline.attributes.map(quoted)],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(configuration.apiBase), ...tagged, ...paid.images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...servicesOf(configuration), ...tagged, ...paid.connections],
    'frame-src': ["'self'", ...paid.frames],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...(options.frameAncestors ?? [])],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [
      trustedTypes.workers,
      trustedTypes.html,
      ...(configuration.iconService === null ? [] : [trustedTypes.icons]),
      ...(scripts.length + paid.scripts.length === 0 ? [] : [trustedTypes.others]),
    ],
  };
  const parts = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (isHttps(options)) parts.push('upgrade-insecure-requests');
  return parts.join('; ');
};

/**
 * The policy of the barcode reader's worker, which replaces the page's policy there: only this worker may run WebAssembly, and it may reach
 * only this site.
 */
export const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The file of that worker, as the build names it. */
export const isDecoder = (path: string): boolean => /[/\\]assets[/\\]decode-worker-[^/\\]+$/.test(path);

/** Headers of every response of the host. */
export const commonHeaders = (options: HostOptions): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(isHttps(options) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Headers of every page, besides its policy. */
export const pageHeaders = ({ paymentScripts = [] }: HostOptions): Readonly<Record<string, string>> => ({
  // A wallet's window must be able to post back.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': `camera=(self), payment=(${['self', ...paymentSources(paymentScripts).wallets.map((origin) => `"${origin}"`)].join(' ')}), accelerometer=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()`,
});

const isHttps = ({ publicUrl }: HostOptions): boolean => publicUrl.startsWith('https:');

const quoted = (digest: string): string => `'${digest}'`;

const servicesOf = ({ apiBase, searchService, iconService }: PublicConfiguration): string[] =>
  [apiBase, searchService?.url, iconService].flatMap((address) => originOf(address ?? ''));

/** The origin of an absolute address; empty for a path on this site. */
const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The exceptions that a provider's script needs in the page's policies, according to its documentation. */
interface Sources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  readonly images: readonly string[];
  /** Frames that may request a card from the browser's own wallet. */
  readonly wallets: readonly string[];
}

const sourcesOf: Readonly<Record<PaymentScriptName, Sources>> = {
  stripe: {
    scripts: scriptSources.stripe,
    frames: [...scriptSources.stripe, 'https://hooks.stripe.com'],
    connections: ['https://api.stripe.com'],
    images: [],
    wallets: ['https://js.stripe.com'],
  },
  'checkout-com': {
    scripts: scriptSources.checkoutCom,
    frames: scriptSources.checkoutCom,
    connections: scriptSources.checkoutCom,
    images: scriptSources.checkoutCom,
    wallets: [],
  },
  paypal: {
    scripts: scriptSources.paypal,
    frames: scriptSources.paypal,
    connections: scriptSources.paypal,
    images: scriptSources.paypal,
    wallets: ['https://www.paypal.com', 'https://www.sandbox.paypal.com'],
  },
};

/** The merged sources of the chosen providers. */
const paymentSources = (names: readonly PaymentScriptName[]): Sources => {
  const chosen = names.map((name) => sourcesOf[name]);
  return {
    scripts: chosen.flatMap(({ scripts }) => scripts),
    frames: chosen.flatMap(({ frames }) => frames),
    connections: chosen.flatMap(({ connections }) => connections),
    images: chosen.flatMap(({ images }) => images),
    wallets: chosen.flatMap(({ wallets }) => wallets),
  };
};
