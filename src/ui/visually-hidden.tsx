import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Words for screen readers alone; takes no room on screen. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="vh">{children}</span>;
}
