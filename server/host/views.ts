import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { PublicConfiguration } from '#contract/configuration.ts';
import type { Document, DocumentMaker, ViewParts } from './document.ts';

/** What the built render entry (src/app/render.tsx) exports. */
export interface RenderEntry {
  readonly renderView: (view: {
    readonly request: Request;
    readonly configuration: PublicConfiguration;
    readonly fetch: typeof globalThis.fetch;
    readonly nonce: string;
    readonly frame: (parts: ViewParts) => string;
  }) => Promise<Response>;
  /** The style sheet of configured colours, and what is wrong with those that were left out. */
  readonly storeColourCss: (colours: PublicConfiguration['colours']) => { css: string; rejected: string[] };
}

/** A rendered view, or where it leads instead. */
export type View =
  | { readonly kind: 'page'; readonly status: number; readonly document: Document }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** Renders a guest's view of an address on this site; throws when it can't be rendered. */
export type RenderView = (address: string, fetch: typeof globalThis.fetch) => Promise<View>;

/** Milliseconds a view may take. */
const patience = 8_000;

/** Loads the built render entry at `file`. */
export const loadRenderEntry = async (file: string): Promise<RenderEntry> =>
  // Built from this very source tree.
  (await import(/* @vite-ignore */ pathToFileURL(file).href)) as RenderEntry;

/** Makes views with the render entry and the frame of the built page. */
export const createRenderer =
  (
    entry: RenderEntry,
    documents: DocumentMaker,
    { configuration, origin }: { configuration: PublicConfiguration; origin: string },
  ): RenderView =>
  async (address, fetch) => {
    const nonce = randomBytes(16).toString('hex');
    const response = await entry.renderView({
      request: new Request(`${origin}${address}`, { signal: AbortSignal.timeout(patience) }),
      configuration,
      fetch,
      nonce,
      frame: (parts) => documents.frame(parts, nonce),
    });
    const location = response.headers.get('location');
    if (location !== null) return { kind: 'redirect', status: response.status, location: onSite(location, origin) };
    return { kind: 'page', status: response.status, document: documents.finish(await response.text(), nonce) };
  };

const onSite = (location: string, origin: string): string =>
  location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
