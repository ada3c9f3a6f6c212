import type { ReactNode } from 'react';

export function Screen({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="wrap screen">
      <h1 tabIndex={-1}>{title}</h1>
      {children}
    </div>
  );
}
