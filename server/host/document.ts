import { fontStyle } from '#contract/build.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { importMapOf } from '#server/host/build/import-map.ts';
import { namesIn, stylesFor } from '#server/host/views/first-styles.ts';
import { inlineDigestsOf, mergeInlineDigests, withoutNonce } from './inline-digests.ts';
import type { PageBuild, ViewAssets } from './page-build.ts';
import type { InlineDigests } from './security-headers.ts';

/** A page and the digests of its inline scripts and styles. */
export interface Document {
  readonly html: string;
  readonly digests: InlineDigests;
}

/** The parts of a rendered view, as HTML. */
export interface ViewParts {
  readonly head: string;
  readonly app: string;
  readonly scripts: string;
  /** The answers that the view was rendered from, as JSON. */
  readonly answers: string;
  readonly routeIds: readonly string[];
  /** Whether its prices include tax although the store's default prices do not. */
  readonly showsTax: boolean;
}

/** Creates the pages of a build: the shell, and the document around a rendered view. */
export interface DocumentMaker {
  /** The built shell, including the configuration. */
  readonly shell: () => Document;
  /** Inserts a view into the page; inline scripts and styles from `frame` carry the nonce. */
  readonly frame: (parts: ViewParts, nonce: string) => string;
  /** Finishes a framed view: replaces the nonce with digests, so that the page can be cached. */
  readonly finish: (framed: string, nonce: string) => Document;
}

/** `storeCss` is the style sheet of the store's colours, `origin` the scheme and host for absolute addresses. */
export const createDocumentMaker = (
  build: PageBuild,
  { configuration, storeCss, origin }: { configuration: PublicConfiguration; storeCss: string; origin: string },
): DocumentMaker => {
  const data = `<script type="application/json" id="configuration">${inScript(JSON.stringify(configuration))}</script>`;
  const colours = storeCss === '' ? '' : `<style id="store-colours">${storeCss}</style>`;
  const shell = fill(build.shell, 'data', data).replace('</head>', () => `${colours}</head>`);
  const shellDigests = inlineDigestsOf(shell);
  const importMap = importMapOf(build.shell);
  const bare = build.shell
    // The router's renderer writes the doctype.
    .replace(/^<!doctype html>\s*/i, '')
    .replace(importMap, '')
    .replaceAll(/\s*<script type="module"[^>]*><\/script>/g, '')
    .replaceAll(/\s*<link rel="(?:modulepreload|stylesheet)"[^>]*>/g, '');
  // The worker adds the shell's fonts to the views that it stores.
  const fonts = fontStyle.exec(build.shell)?.[0] ?? '';
  const frameDigests = inlineDigestsOf(importMap + fill(fill(bare, 'head', colours + fonts), 'app', ''));
  return {
    shell: () => ({ html: shell, digests: shellDigests }),
    frame: ({ head, app, scripts, answers, routeIds, showsTax }, nonce) => {
      const assets = build.assetsOf(routeIds);
      const withHead = fill(
        // The page's code must hydrate what was rendered, even if the cookie has changed by then.
        showsTax ? bare.replace('<html', '<html data-vat="inc"') : bare,
        'head',
        [absolute(head, origin), stylesOf(assets, bare + app, nonce), colours].join(''),
      );
      const handed = `<script type="application/json" id="answers">${inScript(answers)}</script>`;
      const parts = `${data}${handed}${scripts}${importMap}${startOf(assets, nonce)}`;
      return fill(fill(withHead, 'data', parts), 'app', app);
    },
    finish: (framed, nonce) => {
      const { html, digests } = withoutNonce(framed, nonce);
      return { html, digests: mergeInlineDigests(frameDigests, digests) };
    },
  };
};

/** The inline styles that the view's first frame needs; the full style sheets load with the app, before it shows anything else. */
const stylesOf = ({ styles }: ViewAssets, html: string, nonce: string): string => {
  const names = namesIn(html);
  return `<style nonce="${nonce}">${styles.map(({ sheet }) => stylesFor(sheet, names)).join('')}</style>`;
};

/**
 * After the first paint, fetches the style sheets and the app's modules, all in parallel. The modules run once the styles have loaded, each
 * in its own task.
 */
const startOf = ({ start, modules, styles }: ViewAssets, nonce: string): string =>
  `<script nonce="${nonce}">requestAnimationFrame(function(){setTimeout(function(){` +
  `function add(r,m){return new Promise(function(d){var l=document.createElement('link');l.rel=r;l.href=m;` +
  `l.onload=l.onerror=d;document.head.appendChild(l)})}` +
  `var s=${JSON.stringify(styles.map(({ href }) => href))}.map(function(m){return add('stylesheet',m)});` +
  `${JSON.stringify(modules)}.forEach(function(m){add('modulepreload',m)});` +
  `${JSON.stringify(start)}.reduce(function(p,m){return p.then(function(){return import(m)}).then(function(){` +
  `return new Promise(function(r){setTimeout(r)})})},Promise.all(s))})})</script>`;

/** Inserts text between two markers of the built page. */
const fill = (html: string, mark: 'head' | 'app' | 'data', text: string): string => {
  const [from, to] = [`<!--${mark}-->`, `<!--/${mark}-->`];
  const start = html.indexOf(from);
  if (start === -1) throw new Error(`index.html has lost its mark ${from}.`);
  const end = html.indexOf(to, start);
  const after = end === -1 ? start + from.length : end + to.length;
  return `${html.slice(0, start)}${text}${html.slice(after)}`;
};

/** Search engines want absolute URLs, in structured data as well; our JSON always has the same formatting. */
const absolute = (head: string, origin: string): string =>
  head
    .replaceAll(/(<link rel="canonical" href=")\//g, `$1${origin}/`)
    .replaceAll(/(<meta property="og:(?:image|url)" content=")\//g, `$1${origin}/`)
    .replaceAll(/<script\b[^>]*type="application\/ld\+json"[^>]*>[^<]*/g, (data) =>
      data.replaceAll(/("(?:url|image|item|logo|mainEntityOfPage|urlTemplate)":")\//g, `$1${origin}/`),
    );

/** Escapes JSON so that it can't close its script element. */
const inScript = (text: string): string => text.replaceAll('<', '\\u003c');
