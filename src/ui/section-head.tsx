import type { ReactNode } from 'react';
import './section-head.css';

/** `note` goes at the far side of the heading: a price basis, a count, a link. */
export type SectionHeadProps = { title: ReactNode; note?: ReactNode; level?: 2 | 3; id?: string };

/** A section heading under a strong rule. */
export function SectionHead({ title, note, level = 2, id }: SectionHeadProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="section-head">
      <Heading id={id}>{title}</Heading>
      {note === undefined ? null : <div className="section-note">{note}</div>}
    </div>
  );
}
