import { createHash } from 'node:crypto';
import type { InlineDigests } from './security-headers.ts';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const styleTag = /<style\b([^>]*)>([\s\S]*?)<\/style>/gi;
/** Sizes, ratios and the widths of bars: the style attributes that our components write. No others are allowed. */
const ownStyle = / style="((?:(?:aspect-ratio|width|height|min-inline-size|transform):[\w .,/()%-]+;?)+)"/g;
/** More would make the header too long for some proxies; other styles apply once the page renders them itself. */
const maxStyles = 24;

/** The digest of an inline script or style sheet, as a content security policy names it. */
export const inlineDigestOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * The digests of the inline scripts and styles in HTML that is entirely ours, or only of those whose tag contains `bears`; and of the style
 * attributes that our components write.
 */
export const inlineDigestsOf = (html: string, bears = ''): InlineDigests => {
  const digests = (tags: RegExp, isInline: (attributes: string) => boolean): string[] =>
    [...html.matchAll(tags)]
      .filter(([, attributes = '']) => attributes.includes(bears) && isInline(attributes))
      .map(([, , text = '']) => inlineDigestOf(text));
  return { scripts: digests(scriptTag, isProgram), styles: digests(styleTag, () => true), attributes: stylesIn(html) };
};

const stylesIn = (html: string): string[] => {
  const styles = [...html.matchAll(ownStyle)].map(([, style = '']) => style);
  return [...new Set(styles)].slice(0, maxStyles).map(inlineDigestOf);
};

/** Merges sets, without duplicates. */
export const mergeInlineDigests = (...all: readonly InlineDigests[]): InlineDigests => ({
  scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  styles: [...new Set(all.flatMap(({ styles }) => styles))],
  attributes: [...new Set(all.flatMap(({ attributes }) => attributes))],
});

/**
 * Removes a rendering's nonce from its HTML and returns the digests of the elements that had it. Only the renderer knows the nonce, so a
 * script injected with the data has none and is blocked.
 */
export const withoutNonce = (html: string, nonce: string): { html: string; digests: InlineDigests } => {
  const bears = ` nonce="${nonce}"`;
  const meta = `<meta property="csp-nonce" content="${nonce}"/>`;
  return { html: html.replaceAll(meta, '').replaceAll(bears, ''), digests: inlineDigestsOf(html, bears) };
};

/** False for data blocks and external scripts. */
const isProgram = (attributes: string): boolean =>
  !/\bsrc=/i.test(attributes) && !/\btype="application\//i.test(attributes);
