import type { Queryable } from '#server/db/database.ts';
import { blogCategories, blogPosts, blogPostTags, blogTags } from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import { choosingPosts } from './blog-choosing.ts';
import { onSitePosts } from './blog-on-site.ts';
import { type BlogPostSeed, blogCategorySeeds, tagNames } from './blog-post.ts';
import { tradeDeskPosts } from './blog-trade-desk.ts';
import type { BestSellers } from './best-sellers.ts';

const posts: readonly BlogPostSeed[] = [...choosingPosts, ...onSitePosts, ...tradeDeskPosts];

const dayMs = 86_400_000;
const wordsPerMinute = 220;

const readingMinutes = (html: string): number =>
  Math.max(1, Math.round(html.replaceAll(/<[^>]*>/g, ' ').split(/\s+/).length / wordsPerMinute));

export async function insertBlog(db: Queryable, bestSellers: BestSellers, now: Date): Promise<void> {
  await insertRows(
    db,
    blogCategories,
    blogCategorySeeds.map((category, index) => ({
      ...category,
      id: seedId('blog-category', category.slug),
      sortOrder: index + 1,
    })),
  );
  const tags = [...new Set(posts.flatMap((post) => post.tags))];
  await insertRows(
    db,
    blogTags,
    tags.map((slug) => ({ slug, name: tagNames[slug] ?? slug })),
  );
  await insertRows(
    db,
    blogPosts,
    posts.map((post) => {
      const related = post.shelves.flatMap((shelf) => bestSellers(shelf, 3));
      return {
        id: seedId('blog-post', post.slug),
        slug: post.slug,
        title: post.title,
        excerpt: post.excerpt,
        bodyHtml: post.body,
        coverImage: related[0]?.product.images[0] ?? null,
        author: { name: post.author },
        categoryId: seedId('blog-category', post.category),
        relatedProductIds: related.map(({ product }) => product.id),
        readingMinutes: readingMinutes(post.body),
        metaTitle: post.title,
        metaDescription: post.excerpt,
        publishedAt: new Date(now.getTime() - post.daysAgo * dayMs),
      };
    }),
  );
  await insertRows(
    db,
    blogPostTags,
    posts.flatMap(({ slug, tags: own }) => own.map((tagSlug) => ({ postId: seedId('blog-post', slug), tagSlug }))),
  );
}
