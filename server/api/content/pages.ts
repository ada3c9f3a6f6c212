import { asc, eq } from 'drizzle-orm';
import { type Page, PageBlock, type PageSummary } from '#contract/content.ts';
import type { Queryable } from '#server/db/database.ts';
import { pages } from '#server/db/schema.ts';
import type { PageBlockRecord } from '#server/db/schema/records.ts';
import { otherWidths } from '#server/api/catalogue/image.ts';
import { safePictureUrl, safeUrl, sanitiseHtml } from './html.ts';
import { invalidField, notFound } from '#server/api/http/refusal.ts';

/** The stored form of a path: leading slash, no trailing one, no query or fragment. */
export const pagePath = (url: string): string => {
  const [path = ''] = url.trim().split(/[?#]/, 1);
  if (/^[a-z][a-z0-9+.-]*:|^\/\/|\\/i.test(path)) throw invalidField('url', 'NotAPath', 'Give the path of a page.');
  const joined = path
    .split('/')
    .filter((part) => part !== '')
    .join('/');
  return `/${joined.toLowerCase()}`;
};

/** Sanitises a block; one that the contract doesn't know becomes 'Unknown'. */
export const pageBlock = (record: PageBlockRecord): PageBlock => {
  const parsed = PageBlock.safeParse({ ...record.props, id: record.id, type: record.type });
  if (!parsed.success) return { id: record.id, type: 'Unknown' };
  const block = parsed.data;
  switch (block.type) {
    case 'RichText':
      return { ...block, html: sanitiseHtml(block.html) };
    case 'Faq':
      return { ...block, items: block.items.map((item) => ({ ...item, answerHtml: sanitiseHtml(item.answerHtml) })) };
    case 'Banner':
      return { ...block, ...pictureOf(block.imageUrl), url: safeUrl(block.url) };
    case 'Registration':
      return { ...block, url: safeUrl(block.url) };
    default:
      return block;
  }
};

/** A banner's picture, with its other widths if it is one of the store's own. */
const pictureOf = (url: string | null) => {
  const imageUrl = safePictureUrl(url);
  const imageSizes = imageUrl === null ? undefined : otherWidths(imageUrl);
  return { imageUrl, ...(imageSizes === undefined ? {} : { imageSizes }) };
};

/** The content page at a path; a page without blocks consists of its text alone. */
export const loadPage = async (db: Queryable, url: string): Promise<Page> => {
  const [page] = await db
    .select()
    .from(pages)
    .where(eq(pages.url, pagePath(url)))
    .limit(1);
  if (page === undefined) throw notFound('The page');
  const written: PageBlockRecord[] =
    page.blocks.length > 0
      ? page.blocks
      : [{ id: `${page.id}-body`.slice(-64), type: 'RichText', props: { html: page.bodyHtml } }];
  return {
    id: page.id,
    url: page.url,
    title: page.title,
    updatedAt: page.updatedAt.toISOString(),
    blocks: written.map(pageBlock),
    metaTitle: page.metaTitle,
    metaDescription: page.metaDescription,
  };
};

/** All content pages, sorted by path. */
export const loadPages = async (db: Queryable): Promise<PageSummary[]> => {
  const rows = await db
    .select({ id: pages.id, url: pages.url, title: pages.title, updatedAt: pages.updatedAt })
    .from(pages)
    .orderBy(asc(pages.url));
  return rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() }));
};
