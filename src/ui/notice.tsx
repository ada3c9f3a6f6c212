import type { ComponentProps, ReactNode } from 'react';
import './notice.css';

/**
 * `title` is a heading of `level` (2 by default); `actions` go below the text. Give it `tabIndex={-1}` and a ref to
 * focus it.
 */
export type NoticeProps = Omit<ComponentProps<'div'>, 'title'> & {
  tone?: 'info' | 'positive' | 'warning' | 'danger';
  title?: ReactNode;
  level?: 2 | 3 | 4;
  actions?: ReactNode;
};

/** A block for something that must be read; not a live region unless given a `role`. */
export function Notice({ tone = 'info', title, level = 2, actions, children, className, ...rest }: NoticeProps) {
  const Heading = `h${level}` as const;
  return (
    <div {...rest} className={className === undefined ? 'notice' : `notice ${className}`} data-tone={tone}>
      {title === undefined ? null : <Heading className="notice-title">{title}</Heading>}
      {children}
      {actions === undefined ? null : <div className="notice-actions">{actions}</div>}
    </div>
  );
}
