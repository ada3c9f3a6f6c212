import * as z from 'zod/mini';
import { listed, paged, paging } from './paged.ts';
import { Id, Instant, Slug } from './primitives.ts';
import { imageSizes, ProductImage } from './product.ts';
import { row } from './row.ts';

const link = {
  title: z.string(),
  text: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** An icon's name in the icon service, `set:name`. */
  icon: z.optional(z.nullable(z.string())),
};

/**
 * One block of a content page. Its HTML is sanitised; `imageUrl` is a path on this store, `imageSizes` are the same picture at
 * other widths. A `Hero` banner heads its page, a `Promo` banner is one line of news; banners without emphasis are ordinary.
 */
export const PageBlock = z.discriminatedUnion('type', [
  z.object({ id: Id, type: z.literal('RichText'), html: z.string() }),
  z.object({
    id: Id,
    type: z.literal('Banner'),
    ...link,
    imageUrl: z.nullable(z.string()),
    imageSizes: z.optional(imageSizes),
    emphasis: z.optional(z.enum(['Hero', 'Promo'])),
    action: z.nullable(z.string()),
  }),
  z.object({ id: Id, type: z.literal('ProductCarousel'), title: z.string(), productIds: z.array(Id) }),
  z.object({ id: Id, type: z.literal('CategoryTiles'), title: z.string(), categoryIds: z.array(Id) }),
  z.object({
    id: Id,
    type: z.literal('Testimonials'),
    title: z.string(),
    items: z.array(z.object({ quote: z.string(), name: z.string(), role: z.string() })),
  }),
  z.object({ id: Id, type: z.literal('Partners'), title: z.string(), names: z.array(z.string()) }),
  z.object({
    id: Id,
    type: z.literal('Faq'),
    title: z.string(),
    items: z.array(z.object({ question: z.string(), answerHtml: z.string() })),
  }),
  z.object({ id: Id, type: z.literal('Registration'), ...link, action: z.nullable(z.string()) }),
  z.object({ id: Id, type: z.literal('Subscribe'), title: z.string(), text: z.nullable(z.string()) }),
  z.object({ id: Id, type: z.literal('Unknown') }),
]);
export type PageBlock = z.infer<typeof PageBlock>;

const pageHead = { id: Id, url: z.string(), title: z.string(), updatedAt: Instant };

export const PageSummary = z.object(pageHead);
export type PageSummary = z.infer<typeof PageSummary>;

/** A content page as blocks; `url` begins with a slash. */
export const Page = z.object({
  ...pageHead,
  blocks: z.array(PageBlock),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
});
export type Page = z.infer<typeof Page>;

/** A post; `bodyHtml` is sanitised and null in lists. */
export const BlogPost = z.object({
  id: Id,
  slug: Slug,
  title: z.string(),
  excerpt: z.string(),
  bodyHtml: z.nullable(z.string()),
  coverImage: z.nullable(ProductImage),
  author: z.object({ name: z.string() }),
  category: z.object({ name: z.string(), slug: Slug }),
  tags: z.array(z.object({ name: z.string(), slug: Slug })),
  publishedAt: Instant,
  readingMinutes: z.int(),
  relatedProductIds: z.array(Id),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const BlogCategory = z.object({
  id: Id,
  slug: Slug,
  name: z.string(),
  description: z.nullable(z.string()),
  postCount: z.int(),
});
export type BlogCategory = z.infer<typeof BlogCategory>;

export const getPageByUrl = row({
  method: 'GET',
  path: '/pages/by-url',
  summary: 'The content page at a path',
  audience: 'anyone',
  query: z.object({ url: z.string().check(z.minLength(1), z.maxLength(300)) }),
  data: Page,
});

export const getPages = row({
  method: 'GET',
  path: '/pages',
  summary: 'All content pages',
  audience: 'anyone',
  data: listed(PageSummary),
});

export const getBlogCategoryBySlug = row({
  method: 'GET',
  path: '/blog-categories/by-slug',
  summary: 'One blog category',
  audience: 'anyone',
  query: z.object({ slug: Slug }),
  data: BlogCategory,
});

export const getBlogPosts = row({
  method: 'GET',
  path: '/blog-posts',
  summary: 'Posts, newest first, by category, tag or slug; a query by slug brings the body',
  audience: 'anyone',
  query: z.object({
    ...paging,
    Category: z.optional(Slug),
    Tag: z.optional(Slug),
    Slug: z.optional(Slug),
    Search: z.optional(z.string().check(z.maxLength(100))),
  }),
  data: z.extend(paged(BlogPost), { categories: z.array(BlogCategory) }),
});
