import type { ReactNode } from 'react';
import { useMarkHydrated } from './use-mark-hydrated.ts';

/** `lead` takes the place of the title's heading, and holds it. */
export function Screen({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  useMarkHydrated();
  return (
    <div className="wrap screen">
      {lead ?? <h1 tabIndex={-1}>{title}</h1>}
      {children}
    </div>
  );
}
