import type { PublicConfiguration } from '#contract/configuration.ts';

/** What a host serves and for whom. */
export interface HostOptions {
  readonly configuration: PublicConfiguration;
  /** Scheme, host and port of the shop's pages, no slash at the end. */
  readonly publicUrl: string;
  /** The folder that holds `dist` and `server/media`. */
  readonly root: string;
  /** Milliseconds a rendered view may be served again; none by 0. */
  readonly viewMaxAgeMs?: number;
  /** Milliseconds the list of redirects and the sitemap may be old. */
  readonly listMaxAgeMs?: number;
  /** The folder for hashed files of earlier builds; they are gone with the next build without one. */
  readonly keptAssets?: string;
  /** False where the service worker of every visitor is to take itself away. */
  readonly hasWorker?: boolean;
  /** Other sites that may show the shop in a frame, as CSP sources. */
  readonly frameAncestors?: readonly string[];
}
