import type { PublicConfiguration } from '#contract/configuration.ts';

/** Options of the host that serves the pages. */
export interface HostOptions {
  readonly configuration: PublicConfiguration;
  /** Scheme, host and port of the shop's pages, no slash at the end. */
  readonly publicUrl: string;
  /** The folder that holds `dist` and `server/media`. */
  readonly root: string;
  /** How long a rendered view may be served again; 0: not at all. */
  readonly viewMaxAgeMs?: number;
  /** How old the list of redirects and the sitemap may be. */
  readonly listMaxAgeMs?: number;
  /** The folder for the hashed files of earlier builds; without one they are gone with the next build. */
  readonly retainedAssets?: string;
  /** False: every visitor's service worker removes itself. */
  readonly hasWorker?: boolean;
  /** Other sites that may show the shop in a frame, as CSP sources. */
  readonly frameAncestors?: readonly string[];
}
