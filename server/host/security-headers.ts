import type { PublicConfiguration } from '#contract/configuration.ts';
import type { HostOptions } from './host-options.ts';

const tagManager = 'https://www.googletagmanager.com';
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager];

/** Digests (`sha256-…`) of what a page has inline. */
export interface InlineDigests {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The content security policy of a page: scripts and styles of this site and the inline ones with these digests. */
export const contentSecurityPolicy = (options: HostOptions, inline: InlineDigests): string => {
  const { configuration } = options;
  const tagged = configuration.tagManagerId === null ? [] : analytics;
  const scripts = configuration.tagManagerId === null ? [] : [tagManager];
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...inline.scripts.map(quoted)],
    'style-src': ["'self'", ...inline.styles.map(quoted)],
    // Meter widths and swatch colours are style attributes, which can't run or fetch anything.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...originOf(configuration.apiBase), ...tagged],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...servicesOf(configuration), ...tagged],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'", ...(options.frameAncestors ?? [])],
  };
  const parts = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`);
  if (isHttps(options)) parts.push('upgrade-insecure-requests');
  return parts.join('; ');
};

/**
 * The policy of the worker that reads barcodes, which takes the place of the page's there: it alone may run WebAssembly, and reach nothing
 * but this site.
 */
export const decoderPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

/** The file of that worker, as the build calls it. */
export const isDecoder = (path: string): boolean => /[/\\]assets[/\\]decode-worker-[^/\\]+$/.test(path);

/** Headers of every response of the host. */
export const commonHeaders = (options: HostOptions): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  ...(isHttps(options) ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
});

/** Headers of every page, besides its policy. */
export const pageHeaders: Readonly<Record<string, string>> = {
  // A wallet's window must be able to post back.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy':
    'camera=(self), payment=(self), accelerometer=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), usb=()',
};

const isHttps = ({ publicUrl }: HostOptions): boolean => publicUrl.startsWith('https:');

const quoted = (digest: string): string => `'${digest}'`;

const servicesOf = ({ apiBase, searchService, iconService }: PublicConfiguration): string[] =>
  [apiBase, searchService?.url, iconService].flatMap((address) => originOf(address ?? ''));

/** The origin of an absolute address; nothing for a path on this site. */
const originOf = (address: string): string[] => (URL.canParse(address) ? [new URL(address).origin] : []);
