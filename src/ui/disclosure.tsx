import type { ReactNode } from 'react';
import { ChevronDownIcon } from './icons.tsx';
import './disclosure.css';

/** `note` goes at the far side of the summary; `isOpen` is the initial state, `onToggle` gets each change. */
export type DisclosureProps = {
  summary: ReactNode;
  note?: ReactNode;
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
};

/** The native details and summary, styled. */
export function Disclosure({ summary, note, isOpen = false, onToggle, children }: DisclosureProps) {
  return (
    <details className="disclosure" open={isOpen} onToggle={(event) => onToggle?.(event.currentTarget.open)}>
      <summary>
        <span className="disclosure-summary">{summary}</span>
        {note === undefined ? null : <span className="disclosure-note">{note}</span>}
        <ChevronDownIcon />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
