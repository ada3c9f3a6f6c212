import { shopName } from '#wording/shell.ts';

/** The head of a page. `path` is its canonical path; pages without one are not indexed. */
export interface PageHead {
  readonly title: string;
  readonly description?: string | null | undefined;
  readonly path?: string | undefined;
  readonly imageUrl?: string | null | undefined;
  /** Structured data (schema.org), an object that survives JSON. */
  readonly data?: object | undefined;
}

/**
 * Search engines want absolute URLs. The host writes its own origin; a hydrated page reuses it, since the visitor may
 * have come in by another.
 */
const whole = (path: string): string => {
  if (import.meta.env.SSR) return path;
  const written = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  return new URL(path, new URL(written).origin).href;
};

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
    // Not a head tag: a script there would be mistaken for part of the screen during hydration.
    scripts:
      data === undefined
        ? []
        : [{ type: 'application/ld+json', children: JSON.stringify(data).replaceAll('<', String.raw`\u003c`) }],
  };
};
