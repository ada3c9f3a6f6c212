import { Children, type ReactNode } from 'react';
import { XIcon } from './icons.tsx';
import './tag.css';

/** One applied filter; the whole tag is its remove button, named by `removeLabel` ("Remove Grade: 8.8"). */
export function Tag({
  children,
  removeLabel,
  onRemove,
}: {
  children: ReactNode;
  removeLabel: string;
  onRemove: () => void;
}) {
  return (
    <button type="button" className="tag" aria-label={removeLabel} onClick={onRemove}>
      {children}
      <XIcon size={16} />
    </button>
  );
}

/** A wrapping list of tags; `label` names it, each child becomes an item. */
export function TagList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="tags" aria-label={label}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  );
}
