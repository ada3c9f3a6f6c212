import type { ReactNode } from 'react';
import './skip-link.css';

/** The first tab stop; `href` is the id of the main element ("#main"). */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  );
}
