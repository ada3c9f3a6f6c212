import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant } from './columns.ts';
import type { ImageRecord } from './records.ts';

export const blogCategories = pgTable('blog_categories', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  description: text(),
  sortOrder: integer().notNull(),
});

export const blogTags = pgTable('blog_tags', {
  slug: text().primaryKey(),
  name: text().notNull(),
});

export const blogPosts = pgTable(
  'blog_posts',
  {
    id: id(),
    slug: text().notNull().unique(),
    title: text().notNull(),
    excerpt: text().notNull(),
    bodyHtml: text().notNull(),
    coverImage: jsonb().$type<ImageRecord>(),
    author: jsonb().$type<{ name: string; avatarUrl?: string }>().notNull(),
    categoryId: text()
      .notNull()
      .references(() => blogCategories.id),
    relatedProductIds: text().array().notNull(),
    readingMinutes: integer().notNull(),
    metaTitle: text(),
    metaDescription: text(),
    publishedAt: instant().notNull(),
  },
  (table) => [
    index('blog_posts_category').on(table.categoryId, table.publishedAt.desc()),
    index('blog_posts_published').on(table.publishedAt.desc()),
  ],
);

export const blogPostTags = pgTable(
  'blog_post_tags',
  {
    postId: text()
      .notNull()
      .references(() => blogPosts.id, { onDelete: 'cascade' }),
    tagSlug: text()
      .notNull()
      .references(() => blogTags.slug, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tagSlug] }), index('blog_post_tags_tag').on(table.tagSlug)],
);
