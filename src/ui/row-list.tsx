import type { ComponentProps, ReactNode } from 'react';
import './row-list.css';

/** A ruled list; `label` names it. If it replaces a table on narrow screens, render only one of the two. */
export function RowList({ label, ...rest }: Omit<ComponentProps<'ul'>, 'className'> & { label?: string }) {
  return <ul {...rest} className="rows" aria-label={label} />;
}

/**
 * `title` and `end` at the top, `code` or a `note`, and `endNote` below them, `status` and `action` at the bottom. `isMarked`: it
 * has a quantity. `state`: `pending` is on this device only, `confirmed` was pending a moment ago.
 */
export type RowProps = Omit<ComponentProps<'li'>, 'title'> & {
  title: ReactNode;
  end?: ReactNode;
  code?: ReactNode;
  note?: ReactNode;
  endNote?: ReactNode;
  status?: ReactNode;
  action?: ReactNode;
  picture?: ReactNode;
  isMarked?: boolean | undefined;
  state?: 'pending' | 'confirmed' | undefined;
};

/** A line of a RowList. */
export function Row({
  title,
  end,
  code,
  note,
  endNote,
  status,
  action,
  picture,
  isMarked,
  state,
  children,
  ...rest
}: RowProps) {
  return (
    <li {...rest} className="row" data-marked={isMarked === true || undefined} data-state={state}>
      {picture === undefined ? null : <div className="row-picture">{picture}</div>}
      <div className="row-body">
        <div className="row-line">
          <div className="row-title">{title}</div>
          {isEmpty(end) ? null : <div className="row-end">{end}</div>}
        </div>
        {isEmpty(code) && isEmpty(note) && isEmpty(endNote) ? null : (
          <div className="row-line">
            {isEmpty(code) ? null : <div className="row-code">{code}</div>}
            {isEmpty(note) ? null : <div className="row-said">{note}</div>}
            {isEmpty(endNote) ? null : <div className="row-note">{endNote}</div>}
          </div>
        )}
        {status === undefined && action === undefined ? null : (
          <div className="row-line">
            {isEmpty(status) ? null : <div className="row-status">{status}</div>}
            {action === undefined ? null : <div className="row-action">{action}</div>}
          </div>
        )}
        {children}
      </div>
    </li>
  );
}

const isEmpty = (part: ReactNode): boolean => part === undefined || part === null || part === '';
