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

/**
 * Search engines want whole addresses. The host writes its origin itself; a page that is awake keeps to the one it wrote,
 * which need not be where the visitor came in.
 */
const whole = (path: string): string => {
  if (import.meta.env.SSR) return path;
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return new URL(path, new URL(written).origin).href;
};

/** The route option `head` of a page. */
export const pageHead = ({ title, description, path, imageUrl, data }: PageHead) => {
  const fullTitle = title === shopName ? title : `${title} · ${shopName}`;
  return {
    meta: [
      { title: fullTitle },
      { property: 'og:title', content: fullTitle },
      ...(description ? [{ name: 'description', content: description }] : []),
      ...(description ? [{ property: 'og:description', content: description }] : []),
      ...(imageUrl ? [{ property: 'og:image', content: whole(imageUrl) }] : []),
      ...(path === undefined ? [{ name: 'robots', content: 'noindex' }] : []),
    ],
    links: path === undefined ? [] : [{ rel: 'canonical', href: whole(path) }],
    // Not among the tags of the head: a script there would be taken for part of the screen when the page wakes up.
    scripts:
      data === undefined
        ? []
        : [{ type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }],
  };
};
