import type { SitemapEntry } from './sitemap-entries.ts';

/** The limit of the sitemap protocol. */
const maxEntriesPerSitemap = 50_000;

const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Sitemap files by name: the index under two names, and as many parts as needed. */
export const sitemapFiles = (
  entries: readonly SitemapEntry[],
  origin: string,
  maxEntries = maxEntriesPerSitemap,
): Map<string, string> => {
  const parts = new Map<string, string>();
  for (let from = 0; from === 0 || from < entries.length; from += maxEntries) {
    const name = parts.size === 0 ? 'en-GB-sitemap.xml' : `en-GB-sitemap-${parts.size + 1}.xml`;
    parts.set(name, urlSet(entries.slice(from, from + maxEntries), origin));
  }
  const index = sitemapIndex([...parts.keys()], origin);
  return new Map([['sitemap.xml', index], ['index-sitemap.xml', index], ...parts]);
};

const urlSet = (entries: readonly SitemapEntry[], origin: string): string =>
  file(
    'urlset',
    entries.map(({ path, changedAt }) => place('url', `${origin}${encodeURI(path)}`, changedAt)),
  );

const sitemapIndex = (names: readonly string[], origin: string): string =>
  file(
    'sitemapindex',
    names.map((name) => place('sitemap', `${origin}/${name}`)),
  );

const file = (root: string, places: readonly string[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${schema}">\n${places.join('\n')}\n</${root}>\n`;

const place = (element: string, address: string, changedAt?: string): string => {
  const changed = changedAt === undefined ? '' : `<lastmod>${escaped(changedAt)}</lastmod>`;
  return `<${element}><loc>${escaped(address)}</loc>${changed}</${element}>`;
};

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (mark) => entities[mark] ?? mark);
