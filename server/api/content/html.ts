import sanitize from 'sanitize-html';
import { allowedHtml, isAway } from '#contract/allowed-html.ts';
import { isOwnPath } from '#contract/own-path.ts';

const { tags, attributes, linkSchemes, awayRel } = allowedHtml;

/**
 * Creates a sanitiser that reduces editors' HTML to text markup, without scripts, styles, frames, forms and event handlers.
 * Pictures must be the shop's own or come from `pictureOrigin`: the CSP of the pages blocks all others.
 */
export const createSanitiser = (pictureOrigin: string | null = null): ((html: string) => string) => {
  const isPicture = (src: string | undefined): boolean =>
    src !== undefined && (isOwnPath(src.trim()) || (pictureOrigin !== null && src.startsWith(`${pictureOrigin}/`)));
  const options: sanitize.IOptions = {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: [...linkSchemes],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs['src']),
    // The page has an h1 already.
    transformTags: {
      h1: 'h2',
      a: (tagName, attribs) => ({
        tagName,
        attribs: isAway(attribs['href'] ?? '') ? { ...attribs, rel: awayRel } : attribs,
      }),
    },
  };
  return (html) => sanitize(html, options);
};

/** Sanitises editors' HTML for the API's answers. */
export const sanitiseHtml = createSanitiser();

/** A safe link target: a path on this store, another site, mail or telephone; null for anything else. */
export const safeUrl = (url: string | null): string | null => {
  if (url === null) return null;
  const trimmed = url.trim();
  if (isOwnPath(trimmed) || trimmed.startsWith('#')) return trimmed;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(trimmed) ? trimmed : null;
};

/** A safe picture URL: only paths on this store, since the CSP of the pages blocks all others. */
export const safePictureUrl = (url: string | null): string | null => {
  const trimmed = url?.trim() ?? '';
  return isOwnPath(trimmed) ? trimmed : null;
};
