import { Link } from '@tanstack/react-router';
import type { BlogPost } from '#contract/content.ts';
import { contentWording as words } from '#wording/content.ts';
import { proseDate } from '#contract/store-clock.ts';
import './page-blocks.css';

/** Posts as rows: title, excerpt, date and reading time. */
export function PostList({ posts, level = 2 }: { readonly posts: readonly BlogPost[]; readonly level?: 2 | 3 }) {
  const Heading = `h${level}` as const;
  if (posts.length === 0) return <p>{words.noPosts}</p>;
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.id}>
          <Heading>
            <Link to="/blog/post/$blog" params={{ blog: post.slug }}>
              {post.title}
            </Link>
          </Heading>
          <p>{post.excerpt}</p>
          <span className="post-meta">
            <time dateTime={post.publishedAt}>{proseDate(post.publishedAt)}</time> ·{' '}
            {words.minutes(post.readingMinutes)} ·{' '}
            <Link to="/blog/category/$category" params={{ category: post.category.slug }}>
              {post.category.name}
            </Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
