import type { PublicConfiguration } from '#contract/configuration.ts';

/** Payment providers whose script runs in the page. One that the shopper is redirected to needs no policy exceptions. */
export type PaymentScriptName = 'stripe' | 'checkout-com' | 'paypal';

/** Options of the host that serves the pages. */
export interface HostOptions {
  readonly configuration: PublicConfiguration;
  /** Scheme, host and port of the shop's pages, without a trailing slash. */
  readonly publicUrl: string;
  /** The folder that holds `dist` and `server/media`. */
  readonly root: string;
  /** How long a rendered view is served unchanged; 0: not at all. For a further minute it is served while a newer one is rendered. */
  readonly viewMaxAgeMs?: number;
  /** Calls its listener when the content of guests' pages changes, except for stock sold; without it, views only expire by age. */
  readonly onPageChange?: (listener: () => void) => void;
  /** Addresses whose views are rendered before the first request. */
  readonly warmed?: readonly string[];
  /** The maximum age of the list of redirects and the sitemap. */
  readonly listMaxAgeMs?: number;
  /** The folder for the hashed files of earlier builds; without one, the next build deletes them. */
  readonly retainedAssets?: string;
  /** False: every visitor's service worker removes itself. */
  readonly hasWorker?: boolean;
  /** Other sites that may embed the shop in a frame, as CSP sources. */
  readonly frameAncestors?: readonly string[];
  /** The payment providers whose scripts and frames pages allow. */
  readonly paymentScripts?: readonly PaymentScriptName[];
}
