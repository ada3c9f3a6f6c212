import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { OwnWords } from '#contract/own-words.ts';
import { createSanitiser } from '#server/api/content/html.ts';
import type { Document, DocumentMaker, ViewParts } from '#server/host/document.ts';
import { listenToWords, WrongWords } from '#server/host/words/own-words.ts';

/** The exports of the built render entry (src/app/render.tsx). */
export interface RenderEntry {
  readonly renderView: (view: {
    readonly request: Request;
    readonly configuration: PublicConfiguration;
    readonly fetch: typeof globalThis.fetch;
    readonly nonce: string;
    readonly showsTax: boolean;
    readonly cleanHtml: (html: string) => string;
    readonly frame: (parts: ViewParts) => string;
  }) => Promise<Response>;
  /** The style sheet of configured colours, and the reasons for those that were rejected. */
  readonly storeColourCss: (colours: PublicConfiguration['colours']) => { css: string; rejected: string[] };
}

export type RenderedView =
  | { readonly kind: 'page'; readonly status: number; readonly document: Document }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

/** What to render: an address on this site, for a guest who sees prices with tax, or without. */
export interface ViewOf {
  readonly address: string;
  readonly showsTax: boolean;
}

/** Renders a guest's view; throws if rendering fails. */
export type RenderView = (view: ViewOf, fetch: typeof globalThis.fetch) => Promise<RenderedView>;

const renderTimeoutMs = 8_000;

/** The render entry, and the configuration with the store's own words in the form that pages receive. */
interface LoadedEntry {
  readonly entry: RenderEntry;
  readonly configuration: PublicConfiguration;
  /** The shop's own texts that the store replaces. */
  readonly replaced: ReadonlyMap<string, string>;
}

/** Loads the built render entry at `file`, with the store's own words. Throws `WrongWords`. */
export const loadRenderEntry = async (file: string, configuration: PublicConfiguration): Promise<LoadedEntry> => {
  // Built from these sources, so the type is correct.
  const load = async () => (await import(/* @vite-ignore */ pathToFileURL(file).href)) as RenderEntry;
  const { words: own } = configuration;
  if (own === undefined) return { entry: await load(), configuration, replaced: new Map() };
  const listening = listenToWords(OwnWords.parse(own));
  const entry = await load();
  const { words, replaced, problems } = listening.heard();
  if (problems.length > 0) throw new WrongWords(problems);
  return { entry, configuration: { ...configuration, words }, replaced };
};

/** Renders views into the built page. */
export const createRenderer = (
  entry: RenderEntry,
  documents: DocumentMaker,
  { configuration, origin }: { configuration: PublicConfiguration; origin: string },
): RenderView => {
  const { apiBase } = configuration;
  // Content of this very process is already sanitised.
  const cleanHtml = URL.canParse(apiBase) ? createSanitiser(new URL(apiBase).origin) : (html: string) => html;
  return async ({ address, showsTax }, fetch) => {
    const nonce = randomBytes(16).toString('hex');
    const response = await entry.renderView({
      request: new Request(`${origin}${address}`, { signal: AbortSignal.timeout(renderTimeoutMs) }),
      configuration,
      fetch,
      nonce,
      showsTax,
      cleanHtml,
      frame: (parts) => documents.frame({ ...parts, showsTax }, nonce),
    });
    const location = response.headers.get('location');
    if (location !== null) return { kind: 'redirect', status: response.status, location: onSite(location, origin) };
    return { kind: 'page', status: response.status, document: documents.finish(await response.text(), nonce) };
  };
};

const onSite = (location: string, origin: string): string =>
  location.startsWith(`${origin}/`) ? location.slice(origin.length) : location;
