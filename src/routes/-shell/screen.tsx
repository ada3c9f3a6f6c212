import type { ReactNode } from 'react';
import { useMarkHydrated } from './use-mark-hydrated.ts';

export function Screen({ title, children }: { title: string; children?: ReactNode }) {
  useMarkHydrated();
  return (
    <div className="wrap screen">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
