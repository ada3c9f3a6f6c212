import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Shown if something couldn't be loaded: `title` says what, `children` what still works, with a retry button. */
export function LoadFailed({
  title,
  retryLabel,
  isRetrying,
  onRetry,
  children,
}: {
  title: string;
  retryLabel: string;
  isRetrying: boolean;
  onRetry: () => void;
  children?: ReactNode;
}) {
  return (
    <Notice
      tone="warning"
      title={title}
      role="alert"
      actions={
        <Button isPending={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
