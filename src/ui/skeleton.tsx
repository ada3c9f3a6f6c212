import { VisuallyHidden } from './visually-hidden.tsx';
import './skeleton.css';

/** `rows` is a ruled list, `text` a paragraph, `page` a heading, facts and rows; `label` says what is loading. */
export type SkeletonProps = { label: string; shape?: 'rows' | 'text' | 'page'; lines?: number };

/** A loading placeholder of rules and grey bars; shows after 300 ms, without animation. */
export function Skeleton({ label, shape = 'rows', lines = 5 }: SkeletonProps) {
  return (
    <output className="skeleton" data-shape={shape}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className="skeleton-line" aria-hidden="true" />
      ))}
    </output>
  );
}
