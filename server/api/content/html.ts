import sanitize from 'sanitize-html';
import { allowedHtml, isAway, isOwnPath } from '#contract/allowed-html.ts';

const { tags, attributes, linkSchemes, awayRel } = allowedHtml;

/**
 * Makes a sanitiser: HTML of editors is reduced to text markup, without scripts, styles, frames, forms and handlers. Pictures are the
 * shop's own, or those of `pictureOrigin`: the policy of the pages lets no others in.
 */
export const createSanitiser = (pictureOrigin: string | null = null): ((html: string) => string) => {
  const isPicture = (src: string | undefined): boolean =>
    src !== undefined && (isOwnPath(src) || (pictureOrigin !== null && src.startsWith(`${pictureOrigin}/`)));
  const options: sanitize.IOptions = {
    allowedTags: [...tags],
    allowedAttributes: Object.fromEntries(Object.entries(attributes).map(([tag, names]) => [tag, [...names]])),
    allowedSchemes: [...linkSchemes],
    allowProtocolRelative: false,
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isPicture(attribs['src']),
    // The page already has its h1.
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

/** Editors' HTML as the store sends it. */
export const sanitiseHtml = createSanitiser();

/** A link's address: a path on this store, another site, mail or telephone; anything else is null. */
export const safeUrl = (url: string | null): string | null => {
  if (url === null) return null;
  const trimmed = url.trim();
  if (isOwnPath(trimmed) || trimmed.startsWith('#')) return trimmed;
  return /^(?:https?:\/\/|mailto:|tel:)/i.test(trimmed) ? trimmed : null;
};

/** The address of a picture: a path on this store, which alone the policy of the pages lets in. */
export const safePictureUrl = (url: string | null): string | null => {
  const trimmed = url?.trim() ?? '';
  return isOwnPath(trimmed) ? trimmed : null;
};
