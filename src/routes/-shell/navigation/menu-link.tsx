import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isOwnPath } from '#contract/own-path.ts';
import type { MenuItem } from '#contract/store.ts';

/** A link written by the store: paths on this site stay in the app, all others leave it. */
export function MenuLink({ item, className, children }: { item: MenuItem; className?: string; children?: ReactNode }) {
  const url = item.url ?? '/';
  const isOwn = isOwnPath(url);
  const text = children ?? item.title;
  if (isOwn && !item.openInNewTab) {
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
      target={item.openInNewTab ? '_blank' : undefined}
      rel={isOwn ? undefined : 'noreferrer'}
    >
      {text}
    </a>
  );
}
