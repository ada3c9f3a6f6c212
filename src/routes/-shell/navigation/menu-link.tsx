import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MenuItem } from '#contract/store.ts';

/** A link written by the store: paths on this site stay in the app, all others leave it. */
export function MenuLink({ item, className, children }: { item: MenuItem; className?: string; children?: ReactNode }) {
  const url = item.url ?? '/';
  const isHere = /^\/(?![/\\])/.test(url);
  const text = children ?? item.title;
  if (isHere && !item.openInNewTab) {
    return (
      <Link to={url} className={className}>
        {text}
      </Link>
    );
  }
  return (
    <a
      href={url}
      className={className}
      {...(item.openInNewTab ? { target: '_blank' } : {})}
      {...(isHere ? {} : { rel: 'noreferrer' })}
    >
      {text}
    </a>
  );
}
