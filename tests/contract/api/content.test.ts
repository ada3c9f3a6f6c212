import { afterAll, beforeAll, expect, test } from 'vitest';
import { blogCategories, blogPosts, blogPostTags, blogTags, pages } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
const guest = store.client();

const page = (id: string, url: string, more: Partial<typeof pages.$inferInsert> = {}) => ({
  id,
  url,
  title: `Title of ${id}`,
  blocks: [],
  bodyHtml: '',
  updatedAt: new Date('2026-10-02T08:30:00Z'),
  ...more,
});

const post = (id: string, publishedAt: string, more: Partial<typeof blogPosts.$inferInsert> = {}) => ({
  id,
  slug: id,
  title: `About ${id}`,
  excerpt: `What ${id} is`,
  bodyHtml: '<p>Text</p>',
  author: { name: 'Priya Nair' },
  categoryId: 'how-to',
  relatedProductIds: ['hex-bolt'],
  readingMinutes: 3,
  publishedAt: new Date(publishedAt),
  ...more,
});

beforeAll(async () => {
  const { db } = store;
  await db.insert(pages).values([
    page('home', '/', {
      blocks: [
        { id: 'text', type: 'RichText', props: { html: '<p onclick="steal()">Hello</p><script>steal()</script>' } },
        {
          id: 'trap',
          type: 'Banner',
          props: { title: 'T', text: null, url: 'javascript:steal()', imageUrl: null, action: 'Go' },
        },
        {
          id: 'hero',
          type: 'Banner',
          props: {
            title: 'H',
            text: null,
            url: '/store',
            imageUrl: '/media/pictures/anchor-grey-400.avif',
            action: 'Go',
            emphasis: 'Hero',
          },
        },
        {
          id: 'elsewhere',
          type: 'Banner',
          props: { title: 'E', text: null, url: null, imageUrl: 'https://x.test/a.png', action: null },
        },
        {
          id: 'faq',
          type: 'Faq',
          props: { title: 'F', items: [{ question: 'Q?', answerHtml: '<a href="//x.test">A</a>' }] },
        },
        { id: 'tiles', type: 'CategoryTiles', props: { title: 'C', categoryIds: ['a'], secret: 1 } },
        { id: 'broken', type: 'ProductCarousel', props: { title: 'P' } },
        { id: 'new', type: 'HologramOf2030', props: { shape: 'cube' } },
      ],
      metaTitle: 'Home',
    }),
    page('about', '/about-us', { bodyHtml: '<h1>About</h1><iframe src="https://x.test"></iframe>' }),
  ]);
  await db.insert(blogCategories).values([
    { id: 'how-to', slug: 'how-to', name: 'How to', description: 'Guides.', sortOrder: 1 },
    { id: 'news', slug: 'news', name: 'News', sortOrder: 2 },
  ]);
  await db.insert(blogTags).values([
    { slug: 'anchors', name: 'Anchors' },
    { slug: 'walls', name: 'Walls' },
  ]);
  await db.insert(blogPosts).values([
    post('old', '2026-01-01'),
    post('new', '2026-02-01', {
      bodyHtml: '<p>Text</p><script>steal()</script>',
      coverImage: { url: '/media/pictures/anchor-grey-800.avif', alt: 'Anchors', width: 800, height: 800 },
    }),
    post('announced', '2026-03-01', { categoryId: 'news', title: '100% new' }),
    post('tomorrow', '2999-01-01'),
  ]);
  await db.insert(blogPostTags).values([
    { postId: 'new', tagSlug: 'walls' },
    { postId: 'new', tagSlug: 'anchors' },
    { postId: 'tomorrow', tagSlug: 'anchors' },
  ]);
});
afterAll(() => store.close());

const read = (url: string) => guest.getPageByUrl({ query: { url } });
const slugsOf = (list: { results: readonly { slug: string }[] }): string[] => list.results.map(({ slug }) => slug);

test('a page comes as sanitised blocks; invalid and unknown ones are marked as unknown [API-50] [CON-01] [CON-04]', async () => {
  const home = await read('/');
  expect(home).toMatchObject({
    id: 'home',
    url: '/',
    title: 'Title of home',
    metaTitle: 'Home',
    metaDescription: null,
  });
  expect(home.updatedAt).toBe('2026-10-02T08:30:00.000Z');
  expect(home.blocks).toEqual([
    { id: 'text', type: 'RichText', html: '<p>Hello</p>' },
    { id: 'trap', type: 'Banner', title: 'T', text: null, url: null, imageUrl: null, action: 'Go' },
    {
      id: 'hero',
      type: 'Banner',
      title: 'H',
      text: null,
      url: '/store',
      imageUrl: '/media/pictures/anchor-grey-400.avif',
      imageSizes: [800, 400, 160].map((width) => ({ url: `/media/pictures/anchor-grey-${width}.avif`, width })),
      action: 'Go',
      emphasis: 'Hero',
    },
    { id: 'elsewhere', type: 'Banner', title: 'E', text: null, url: null, imageUrl: null, action: null },
    { id: 'faq', type: 'Faq', title: 'F', items: [{ question: 'Q?', answerHtml: '<a>A</a>' }] },
    { id: 'tiles', type: 'CategoryTiles', title: 'C', categoryIds: ['a'] },
    { id: 'broken', type: 'Unknown' },
    { id: 'new', type: 'Unknown' },
  ]);
});

test('a page without blocks is its text [API-50] [CON-01]', async () => {
  expect((await read('/about-us')).blocks).toEqual([{ id: 'about-body', type: 'RichText', html: '<h2>About</h2>' }]);
});

test.each(['/about-us/', 'about-us', '/About-Us?from=footer', '/about-us#team', '//about-us'.slice(1)])(
  'the address %j leads to the page [API-50] [CON-01]',
  async (url) => {
    expect((await read(url)).id).toBe('about');
  },
);

test('an unknown page is not found, what is no path is refused [API-50]', async () => {
  const unknown = await refused(read('/nothing-here'));
  expect([unknown.status, unknown.firstMessage]).toEqual([404, 'The page was not found.']);
  for (const url of ['https://x.test/about-us', '//x.test/about-us', 'javascript:steal()', '/a\\b']) {
    expect([url, (await refused(read(url))).status]).toEqual([url, 400]);
  }
  for (const path of ['/pages/by-url', '/pages/by-url?url=', `/pages/by-url?url=/${'x'.repeat(300)}`]) {
    expect((await store.send({ method: 'GET', path })).status).toBe(400);
  }
});

test('all pages are listed by address [API-51] [CON-01]', async () => {
  const { results } = await guest.getPages({});
  expect(results.map(({ url }) => url)).toEqual(['/', '/about-us']);
});

test('posts come newest first, published ones alone, without their bodies [API-132] [CON-02]', async () => {
  const list = await guest.getBlogPosts({});
  expect(slugsOf(list)).toEqual(['announced', 'new', 'old']);
  expect(list).toMatchObject({ total: 3, pageNumber: 1, pageSize: 12 });
  expect(list.results.every(({ bodyHtml }) => bodyHtml === null)).toBe(true);
  expect(list.categories.map(({ slug, postCount }) => [slug, postCount])).toEqual([
    ['how-to', 2],
    ['news', 1],
  ]);
  expect(list.results[1]).toMatchObject({
    category: { name: 'How to', slug: 'how-to' },
    tags: [{ slug: 'anchors' }, { slug: 'walls' }],
    author: { name: 'Priya Nair' },
    coverImage: {
      url: '/media/pictures/anchor-grey-800.avif',
      sizes: [{ width: 800 }, { width: 400 }, { width: 160 }],
    },
    relatedProductIds: ['hex-bolt'],
  });
});

test('posts of a category, a tag, a slug, a search, a page [API-132] [CON-02]', async () => {
  const by = async (query: Record<string, string | number>): Promise<string[]> =>
    slugsOf(await guest.getBlogPosts({ query }));
  expect(await by({ Category: 'how-to' })).toEqual(['new', 'old']);
  expect(await by({ Tag: 'anchors' })).toEqual(['new']);
  expect(await by({ Search: '100%' })).toEqual(['announced']);
  expect(await by({ Search: '_' })).toEqual([]);
  expect(await by({ Search: 'ABOUT OLD' })).toEqual(['old']);
  expect(await by({ PageNumber: 2, PageSize: 2 })).toEqual(['old']);
  expect(await by({ Category: 'no-such-category' })).toEqual([]);
  expect(await by({ Slug: 'tomorrow' })).toEqual([]);
});

test('a post asked for by its slug brings its sanitised body [API-132] [CON-02] [CON-04]', async () => {
  const { results, total } = await guest.getBlogPosts({ query: { Slug: 'new' } });
  expect([total, results[0]?.bodyHtml]).toEqual([1, '<p>Text</p>']);
});

test('a blog category by slug [API-131] [CON-02]', async () => {
  expect(await guest.getBlogCategoryBySlug({ query: { slug: 'how-to' } })).toEqual({
    id: 'how-to',
    slug: 'how-to',
    name: 'How to',
    description: 'Guides.',
    postCount: 2,
  });
  expect((await refused(guest.getBlogCategoryBySlug({ query: { slug: 'nothing' } }))).status).toBe(404);
  expect((await store.send({ method: 'GET', path: '/blog-categories/by-slug' })).status).toBe(400);
  expect((await store.send({ method: 'GET', path: '/blog-posts?Tag=Not%20a%20slug' })).status).toBe(400);
});
