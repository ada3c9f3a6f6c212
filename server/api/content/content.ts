import { loadBlogCategories, loadBlogCategory, loadPosts } from './blog.ts';
import { loadPage, loadPages } from './pages.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';

const postsOnAPage = 12;

/** Content pages and the blog. */
export const contentHandlers = {
  getPageByUrl: ({ db }, { query }) => loadPage(db, query.url),
  getPages: async ({ db }) => ({ results: await loadPages(db) }),
  getBlogCategoryBySlug: ({ db, now }, { query }) => loadBlogCategory(db, now, query.slug),
  getBlogPosts: async ({ db, now }, { query }) => {
    const page = pageOf(query, postsOnAPage);
    const selection = { category: query.Category, tag: query.Tag, slug: query.Slug, search: query.Search };
    const posts = await loadPosts(db, now, selection, page);
    return { ...posts, ...page.head, categories: await loadBlogCategories(db, now) };
  },
} satisfies Handlers<'getPageByUrl' | 'getPages' | 'getBlogCategoryBySlug' | 'getBlogPosts'>;
