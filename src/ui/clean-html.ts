import createPurifier, { type WindowLike } from 'dompurify';
import { allowedHtml, isAway, isOwnPath } from '#contract/allowed-html.ts';

const { tags, attributes, linkSchemes, awayRel } = allowedHtml;

const config = {
  // An h1 comes out as h2, see below.
  ALLOWED_TAGS: [...tags, 'h1'],
  ALLOWED_ATTR: [...new Set(Object.values(attributes).flat())],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|[#?]|/(?![/\\\\])|[a-z0-9_-]+(?:[/?#]|$))`, 'i'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Makes what reduces HTML of a store, whichever it is, to what it may hold. */
export const createCleaner = (window: WindowLike): ((html: string) => string) => {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const own = attributes[element.tagName.toLowerCase()];
    const isPicture = attribute.attrName !== 'src' || isOwnPath(attribute.attrValue) || isAway(attribute.attrValue);
    attribute.keepAttr = isPicture && own?.includes(attribute.attrName) === true;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && isAway(element.getAttribute('href') ?? '')) element.setAttribute('rel', awayRel);
  });
  // The page already has its h1. Without attributes, its tag can be written in one way only.
  return (html) => purifier.sanitize(html, config).replaceAll(/<(\/?)h1>/g, '<$1h2>');
};

let cleaner: ((html: string) => string) | undefined;

/** The same, in the page's own window. */
export const cleanHtml = (html: string): string => {
  cleaner ??= createCleaner(window);
  return cleaner(html);
};
