import type { ReactNode } from 'react';
import './stamp.css';

/** When something was last true ("as of 14:05"), in the pencil style; `dateTime` is ISO 8601, `isOld` makes it a warning. */
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
