import createPurifier, { type Config, type WindowLike } from 'dompurify';
import { allowedHtml, isAway } from '#contract/allowed-html.ts';
import { isOwnPath } from '#contract/own-path.ts';
import { createTrustedPolicy, type TrustedPolicy, trustedTypes } from '#contract/trusted-types.ts';

const { tags, attributes, linkSchemes, awayRel } = allowedHtml;

const config = {
  // An h1 is rewritten to an h2, see below.
  ALLOWED_TAGS: [...tags, 'h1'],
  ALLOWED_ATTR: [...new Set(Object.values(attributes).flat())],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|[#?]|/(?![/\\\\])|[a-z0-9_-]+(?:[/?#]|$))`, 'i'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Passes everything through. It never leaves this file, where its input is either parsed by a purifier or comes from one. */
const createPolicy = (window: object): TrustedPolicy | null =>
  createTrustedPolicy(window, trustedTypes.html, { createHTML: (html) => html, createScriptURL: () => null });

/** Lets a purifier parse through this policy; its result is still a string. */
const parsedBy = (policy: TrustedPolicy | null): Config =>
  isPurifiers(policy) ? { TRUSTED_TYPES_POLICY: policy } : {};

/** The same object, under the name that the purifier's types use. */
const isPurifiers = (policy: object | null): policy is NonNullable<Config['TRUSTED_TYPES_POLICY']> => policy !== null;

/** Creates a function that reduces HTML from any store to the allowed tags and attributes. */
export const createCleaner = (window: WindowLike, policy: TrustedPolicy | null = null): ((html: string) => string) => {
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (element, attribute) => {
    const own = attributes[element.tagName.toLowerCase()];
    const isPicture =
      attribute.attrName !== 'src' || isOwnPath(attribute.attrValue.trim()) || isAway(attribute.attrValue);
    attribute.keepAttr = isPicture && own?.includes(attribute.attrName) === true;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    if (element.tagName === 'A' && isAway(element.getAttribute('href') ?? '')) element.setAttribute('rel', awayRel);
  });
  // The page already has its h1. The tag has no attributes, so it can only be spelled one way.
  return (html) => purifier.sanitize(html, { ...config, ...parsedBy(policy) }).replaceAll(/<(\/?)h1>/g, '<$1h2>');
};

let own: { readonly policy: TrustedPolicy | null; readonly clean: (html: string) => string } | undefined;

const ofThisWindow = () => {
  if (own !== undefined) return own;
  const policy = createPolicy(window);
  own = { policy, clean: createCleaner(window, policy) };
  return own;
};

/** The same, in the page's own window; the result passes through a policy in browsers with Trusted Types. */
export const cleanHtml = (html: string): string => {
  const { policy, clean } = ofThisWindow();
  return policy?.createHTML(clean(html)) ?? clean(html);
};

/** Sanitises HTML that a third-party script writes into the page, without restricting it to our tags. */
export const cleanForeignHtml = (html: string): string =>
  createPurifier(window).sanitize(html, parsedBy(ofThisWindow().policy));
