import { and, asc, count, desc, eq, ilike, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { BlogCategory, BlogPost } from '#contract/content.ts';
import type { Queryable } from '#server/db/database.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags } from '#server/db/schema.ts';
import { groupedBy } from '#server/api/catalogue/grouped.ts';
import { imageView } from '#server/api/catalogue/image.ts';
import { sanitiseHtml } from './html.ts';
import { notFound } from '#server/api/http/refusal.ts';

export interface PostSelection {
  readonly category?: string | undefined;
  readonly tag?: string | undefined;
  readonly slug?: string | undefined;
  readonly search?: string | undefined;
}

const hasTag = (tag: string): SQL =>
  sql`exists (select 1 from ${blogPostTags} where ${blogPostTags.postId} = ${blogPosts.id} and ${blogPostTags.tagSlug} = ${tag})`;

/** Escapes the text: % and _ have no special meaning. */
const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const chosen = (now: Date, { category, tag, slug, search }: PostSelection): SQL | undefined =>
  and(
    lte(blogPosts.publishedAt, now),
    category === undefined ? undefined : eq(blogCategories.slug, category),
    tag === undefined ? undefined : hasTag(tag),
    slug === undefined ? undefined : eq(blogPosts.slug, slug),
    search === undefined || search.trim() === ''
      ? undefined
      : or(ilike(blogPosts.title, containing(search.trim())), ilike(blogPosts.excerpt, containing(search.trim()))),
  );

/** Published posts, newest first; bodies only for a post selected by its slug. */
export const loadPosts = async (
  db: Queryable,
  now: Date,
  selection: PostSelection,
  page: { readonly limit: number; readonly offset: number },
): Promise<{ results: BlogPost[]; total: number }> => {
  const where = chosen(now, selection);
  const [counted] = await db
    .select({ total: count() })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(where);
  const rows = await db
    .select({ post: blogPosts, category: { name: blogCategories.name, slug: blogCategories.slug } })
    .from(blogPosts)
    .innerJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(where)
    .orderBy(desc(blogPosts.publishedAt), asc(blogPosts.id))
    .limit(page.limit)
    .offset(page.offset);
  const tags = await loadTags(
    db,
    rows.map(({ post }) => post.id),
  );
  const results = rows.map(({ post, category }) => ({
    id: post.id,
    slug: post.slug,
    title: post.title,
    excerpt: post.excerpt,
    bodyHtml: selection.slug === undefined ? null : sanitiseHtml(post.bodyHtml),
    coverImage: post.coverImage === null ? null : imageView(post.coverImage),
    author: { name: post.author.name },
    category,
    tags: (tags.get(post.id) ?? []).map(({ name, slug }) => ({ name, slug })),
    publishedAt: post.publishedAt.toISOString(),
    readingMinutes: post.readingMinutes,
    relatedProductIds: post.relatedProductIds,
    metaTitle: post.metaTitle,
    metaDescription: post.metaDescription,
  }));
  return { results, total: counted?.total ?? 0 };
};

const loadTags = async (db: Queryable, postIds: readonly string[]) => {
  if (postIds.length === 0) return new Map<string, never[]>();
  const rows = await db
    .select({ postId: blogPostTags.postId, name: blogTags.name, slug: blogTags.slug })
    .from(blogPostTags)
    .innerJoin(blogTags, eq(blogTags.slug, blogPostTags.tagSlug))
    .where(inArray(blogPostTags.postId, [...postIds]))
    .orderBy(asc(blogTags.name));
  return groupedBy(rows, (row) => row.postId);
};

/** The categories of the blog with the number of published posts in each. */
export const loadBlogCategories = async (db: Queryable, now: Date, slug?: string): Promise<BlogCategory[]> =>
  db
    .select({
      id: blogCategories.id,
      slug: blogCategories.slug,
      name: blogCategories.name,
      description: blogCategories.description,
      postCount: count(blogPosts.id),
    })
    .from(blogCategories)
    .leftJoin(blogPosts, and(eq(blogPosts.categoryId, blogCategories.id), lte(blogPosts.publishedAt, now)))
    .where(slug === undefined ? undefined : eq(blogCategories.slug, slug))
    .groupBy(blogCategories.id)
    .orderBy(asc(blogCategories.sortOrder), asc(blogCategories.name));

export const loadBlogCategory = async (db: Queryable, now: Date, slug: string): Promise<BlogCategory> => {
  const [category] = await loadBlogCategories(db, now, slug);
  if (category === undefined) throw notFound('The blog category');
  return category;
};
