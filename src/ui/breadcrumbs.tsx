import { Children, type ReactNode } from 'react';
import './breadcrumbs.css';

/** Breadcrumbs: `links` from the top, then the current page. */
export function Breadcrumbs({
  label,
  links,
  current,
}: {
  label: string;
  links: readonly ReactNode[];
  current: string;
}) {
  return (
    <nav className="crumbs" aria-label={label}>
      <ol>
        {Children.map(links, (link) => (
          <li>{link}</li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
