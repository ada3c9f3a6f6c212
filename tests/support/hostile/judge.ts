import { JSDOM } from 'jsdom';
import { allowedHtml } from '#contract/allowed-html.ts';

const tags = new Set<string>(allowedHtml.tags);
const schemes = new Set(allowedHtml.linkSchemes.map((scheme) => `${scheme}:`));
const shop = 'https://shop.example';

const parser = new new JSDOM().window.DOMParser();

/** What is not allowed in a piece of HTML, both as a browser parses it and as it parses its own serialisation of it. */
const notAllowedIn = (html: string): string[] => {
  const once = parse(html);
  return [...faults(once), ...faults(parse(once.innerHTML)).map((fault) => `written again: ${fault}`)];
};

/** The vectors whose sanitised output still holds something that is not allowed, and what that is. */
export const gotThrough = (vectors: readonly string[], sanitise: (html: string) => string) =>
  vectors.flatMap((html) => {
    const found = notAllowedIn(sanitise(html));
    return found.length === 0 ? [] : [{ html, found }];
  });

const parse = (html: string): Element => parser.parseFromString(html, 'text/html').body;

const faults = (body: Element): string[] =>
  [...body.querySelectorAll('*')].flatMap((element) => {
    const tag = element.tagName.toLowerCase();
    const names = allowedHtml.attributes[tag] ?? [];
    return [
      ...(tags.has(tag) && element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? [] : [`<${tag}>`]),
      ...element.getAttributeNames().flatMap((name) => {
        // A browser serialises it even after removal, so a sanitiser empties it.
        if (name === 'is' && element.getAttribute(name) === '') return [];
        if (!names.includes(name)) return [`<${tag} ${name}>`];
        return ['href', 'src'].includes(name) ? addressFaults(tag, element.getAttribute(name) ?? '') : [];
      }),
    ];
  });

const addressFaults = (tag: string, address: string): string[] => {
  if (!URL.canParse(address, shop)) return [`<${tag}> to ${address}`];
  const { protocol, origin } = new URL(address, shop);
  const isWhole = /^(?:https?:\/\/|mailto:|tel:)/i.test(address);
  const isHere = origin === shop;
  return schemes.has(protocol) && (isHere || isWhole) ? [] : [`<${tag}> to ${address}`];
};
