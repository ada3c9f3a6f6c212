import { createHash } from 'node:crypto';
import type { InlineDigests } from './security-headers.ts';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styleTag = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi;
/** Sizes, ratios and shares of a bar: what our parts write as a style attribute. Nothing else is vouched for. */
const ownStyle = / style="((?:(?:aspect-ratio|width|height|min-inline-size|transform):[\w .,/()%-]+;?)+)"/g;
/** Beyond these a header would grow too long for some proxies; the rest waits until the page draws it itself. */
const maxStyles = 24;

/** The digest of an inline script or style sheet, as a content security policy names it. */
export const digestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The digests of the inline scripts and styles of HTML that is all our own, or only of those whose tag contains
 * `bears`; and of the style attributes that our parts write.
 */
export const digestsOf = (html: string, bears = ''): InlineDigests => {
  const digests = (tags: RegExp, isInline: (attributes: string) => boolean): string[] =>
    [...html.matchAll(tags)]
      .filter(([, attributes = '']) => attributes.includes(bears) && isInline(attributes))
      .map(([, , text = '']) => digestOf(text));
  return { scripts: digests(scriptTag, isProgram), styles: digests(styleTag, () => true), attributes: stylesIn(html) };
};

const stylesIn = (html: string): string[] => {
  const styles = [...html.matchAll(ownStyle)].map(([, style = '']) => style);
  return [...new Set(styles)].slice(0, maxStyles).map(digestOf);
};

/** Both sets, each digest once. */
export const mergeDigests = (...all: readonly InlineDigests[]): InlineDigests => ({
  scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(all.flatMap(({ styles }) => styles))],
  attributes: [...new Set(all.flatMap(({ attributes }) => attributes))],
});

/**
 * Removes a rendering's nonce from its HTML and returns the digests of the elements that had it. Only the renderer knew
 * the nonce, so a script that came in with the data has none and is not allowed.
 */
export const withoutNonce = (html: string, nonce: string): { html: string; digests: InlineDigests } => {
  const bears = ` nonce="${nonce}"`;
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`;
  return { html: html.replaceAll(meta, '').replaceAll(bears, ''), digests: digestsOf(html, bears) };
};

/** False for blocks of data and for files. */
const isProgram = (attributes: string): boolean =>
  !/\bsrc=/i.test(attributes) && !/\btype="application\//i.test(attributes);
