import type { ReactNode } from 'react';
import './spec-list.css';

/** One fact: name and value. */
export type Spec = { name: string; value: ReactNode };

/** Facts under a strong rule; `columns` is the maximum. */
export function SpecList({ specs, columns = 3 }: { specs: readonly Spec[]; columns?: 1 | 2 | 3 }) {
  return (
    <dl className="specs" data-columns={columns}>
      {specs.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One line of a sum; `isTotal` is set large. */
export type Figure = { name: string; value: ReactNode; isTotal?: boolean };

/** A sum under a strong rule: names at the left, figures at the right. */
export function FigureList({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className="figures">
      {figures.map(({ name, value, isTotal }) => (
        <div key={name} data-total={isTotal === true || undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
