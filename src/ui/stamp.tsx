import type { ReactNode } from 'react';
import { PencilIcon } from './icons.tsx';
import './stamp.css';

/** When something was last true ("as of 14:05"), in pencil; `dateTime` is ISO 8601, `isOld` turns it to a warning. */
export function Stamp({
  dateTime,
  isOld = false,
  children,
}: {
  dateTime: string;
  isOld?: boolean;
  children: ReactNode;
}) {
  return (
    <time className="stamp" dateTime={dateTime} data-old={isOld || undefined}>
      {children}
    </time>
  );
}

/** What is on this device only, in words, with a pencil. */
export function PendingNote({ children }: { children: ReactNode }) {
  return (
    <span className="pending-note">
      <PencilIcon size={16} />
      {children}
    </span>
  );
}
