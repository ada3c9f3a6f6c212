import { shopName } from '#wording/shell.ts';

/** What the head of a page says. `path` is its own address for search engines; pages without one are not indexed. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly path?: string | undefined;
  readonly imageUrl?: string | null | undefined;
  /** Structured data (schema.org), an object that survives JSON. */
  readonly data?: object | undefined;
}

/** The route option `head` of a page. */
export const pageHead = ({ title, description, path, imageUrl, data }: PageHead) => {
  const fullTitle = title === shopName ? title : `${title} · ${shopName}`;
  return {
    meta: [
      { title: fullTitle },
      { property: 'og:title', content: fullTitle },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(description ? [{ property: 'og:description', content: description }] : []),
      ...(imageUrl ? [{ property: 'og:image', content: imageUrl }] : []),
      ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: path === undefined ? [] : [{ rel: 'canonical', href: path }],
    // Not among the tags of the head: a script there would be taken for part of the screen when the page wakes up.
    scripts:
      data === undefined
        ? []
        : [{ type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }],
  };
};
