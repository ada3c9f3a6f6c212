import type { ReactNode } from 'react';
import './skip-link.css';

/** The first stop of the keyboard; `href` is the id of the main part ("#main"). */
export function SkipLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="skip" href={href}>
      {children}
    </a>
  );
}
