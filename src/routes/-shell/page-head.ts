import { shopName } from '#wording/shell.ts';

/** The head of a page. `path` is its canonical path; pages without one are not indexed. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly path?: string | undefined;
  readonly imageUrl?: string | null | undefined;
  /** A guide is an `article`, everything else a page of the `website`. */
  readonly kind?: 'article' | 'website';
  /** Structured data (schema.org) as JSON-serialisable objects. */
  readonly data?: readonly object[] | undefined;
}

/**
 * Search engines want absolute URLs. The host inserts its own origin; a hydrated page reuses that origin, since the visitor
 * may have used a different one.
 */
const whole = (path: string): string => {
  if (import.meta.env.SSR) return path;
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return new URL(path, new URL(written).origin).href;
};

/** Used for pages without a picture of their own. */
const shopImage = '/icons/icon-512.png';

export const pageHead = ({ title, description, path, imageUrl, kind = 'website', data }: PageHead) => {
  const fullTitle = title === shopName ? title : `${title} · ${shopName}`;
  return {
    meta: [
      { title: fullTitle },
      { property: 'og:title', content: fullTitle },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(description ? [{ property: 'og:description', content: description }] : []),
      ...(path === undefined
        ? [{ name: 'robots', content: 'noindex' }]
        : [
            { property: 'og:type', content: kind },
            { property: 'og:url', content: whole(path) },
            { property: 'og:image', content: whole(imageUrl ?? shopImage) },
          ]),
    ],
    links: path === undefined ? [] : [{ rel: 'canonical', href: whole(path) }],
    // Not a head tag: a script there would be mistaken for part of the screen during hydration.
    scripts:
      data === undefined
        ? []
        : [
            {
              type: 'application/ld+json',
              children: JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replaceAll(
                '<',
                String.raw`\u003c`,
              ),
            },
          ],
  };
};

/** The head of an address without content, whatever its route. */
export const missingHead = async () => {
  const { missingTitle } = await import('./not-found-screen.tsx');
  return pageHead({ title: missingTitle() });
};

/** The head of a route whose loader may have thrown `notFound`. */
export const foundHead = ({ status }: { readonly status: string }, head: () => PageHead) =>
  status === 'notFound' ? missingHead() : pageHead(head());
