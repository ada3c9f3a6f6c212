import type { PublicConfiguration } from '#contract/configuration.ts';

/** Payment providers whose script runs in the page. One that the shopper leaves for needs nothing of its policies. */
export type PaymentScriptName = 'stripe' | 'checkout-com' | 'paypal';

/** Options of the host that serves the pages. */
export interface HostOptions {
  readonly configuration: PublicConfiguration;
  /** Scheme, host and port of the shop's pages, no slash at the end. */
  readonly publicUrl: string;
  /** The folder that holds `dist` and `server/media`. */
  readonly root: string;
  /** How long a rendered view is served as it is; 0: not at all. For a minute it is served while a newer one is made. */
  readonly viewMaxAgeMs?: number;
  /** Calls its listener when what guests' pages show was changed, but for stock that was sold; without it only age ends a view. */
  readonly onPageChange?: (listener: () => void) => void;
  /** Addresses whose views are rendered before anybody asks. */
  readonly warmed?: readonly string[];
  /** How old the list of redirects and the sitemap may be. */
  readonly listMaxAgeMs?: number;
  /** The folder for the hashed files of earlier builds; without one they are gone with the next build. */
  readonly retainedAssets?: string;
  /** False: every visitor's service worker removes itself. */
  readonly hasWorker?: boolean;
  /** Other sites that may show the shop in a frame, as CSP sources. */
  readonly frameAncestors?: readonly string[];
  /** The payment providers whose scripts and frames the pages let in. */
  readonly paymentScripts?: readonly PaymentScriptName[];
}
