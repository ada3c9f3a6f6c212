import type { ReactNode } from 'react';
import { useMarkHydrated } from './use-mark-hydrated.ts';

/** `lead` replaces the title's heading, and must contain it. */
export function Screen({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  useMarkHydrated();
  return (
    <div className="wrap screen">
      {lead ?? <h1 tabIndex={-1}>{title}</h1>}
      {children}
    </div>
  );
}
