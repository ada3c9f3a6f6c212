import createPurifier, { type Config, type WindowLike } from 'dompurify';
import { allowedHtml, isAway, isOwnPath } from '#contract/allowed-html.ts';
import { createTrustedPolicy, type TrustedPolicy, trustedTypes } from '#contract/trusted-types.ts';

const { tags, attributes, linkSchemes, awayRel } = allowedHtml;

const config = {
  // An h1 comes out as h2, see below.
  ALLOWED_TAGS: [...tags, 'h1'],
  ALLOWED_ATTR: [...new Set(Object.values(attributes).flat())],
  ALLOWED_URI_REGEXP: new RegExp(`^(?:(?:${linkSchemes.join('|')}):|[#?]|/(?![/\\\\])|[a-z0-9_-]+(?:[/?#]|$))`, 'i'),
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
};

/** Passes everything, and never leaves this file: what it is given is parsed by a purifier, or comes from one. */
const createPolicy = (window: object): TrustedPolicy | null =>
  createTrustedPolicy(window, trustedTypes.html, { createHTML: (html) => html, createScriptURL: () => null });

/** Lets a purifier parse by this policy; what it gives is text still. */
const parsedBy = (policy: TrustedPolicy | null): Config =>
  isPurifiers(policy) ? { TRUSTED_TYPES_POLICY: policy } : {};

/** The same object, as the purifier's types call it. */
const isPurifiers = (policy: object | null): policy is NonNullable<Config['TRUSTED_TYPES_POLICY']> => policy !== null;

/** Makes what reduces HTML of a store, whichever it is, to what it may hold. */
export const createCleaner = (window: WindowLike, policy: TrustedPolicy | null = null): ((html: string) => string) => {
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
  return (html) => purifier.sanitize(html, { ...config, ...parsedBy(policy) }).replaceAll(/<(\/?)h1>/g, '<$1h2>');
};

let own: { readonly policy: TrustedPolicy | null; readonly clean: (html: string) => string } | undefined;

const ofThisWindow = () => {
  if (own !== undefined) return own;
  const policy = createPolicy(window);
  own = { policy, clean: createCleaner(window, policy) };
  return own;
};

/** The same, in the page's own window, as browsers with Trusted Types take it. */
export const cleanHtml = (html: string): string => {
  const { policy, clean } = ofThisWindow();
  return policy?.createHTML(clean(html)) ?? clean(html);
};

/** Makes HTML that a script of others writes into the page harmless, whatever it looks like. */
export const cleanForeignHtml = (html: string): string =>
  createPurifier(window).sanitize(html, parsedBy(ofThisWindow().policy));
