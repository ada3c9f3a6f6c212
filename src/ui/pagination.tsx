import type { ReactNode } from 'react';
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';
import { pagesShown } from './pagination-window.ts';
import './pagination.css';

/** Props for the link returned by `renderLink`. */
export type PageLinkProps = {
  className: string;
  children: ReactNode;
  'aria-label'?: string;
  'aria-current'?: 'page' | undefined;
  rel?: 'prev' | 'next';
  /** For the router, which would otherwise call page 1 current on every page. */
  activeOptions: { exact: true };
};

/** Pages count from 1; `renderLink` renders the router's link for a page. */
export type PaginationProps = {
  label: string;
  page: number;
  pageCount: number;
  previousLabel: string;
  nextLabel: string;
  pageLabel: (page: number) => string;
  renderLink: (page: number, props: PageLinkProps) => ReactNode;
};

const activeOptions = { exact: true } as const;

/** Links to the pages of a list; renders nothing if there is only one. */
export function Pagination({
  label,
  page,
  pageCount,
  previousLabel,
  nextLabel,
  pageLabel,
  renderLink,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  const stepTo = (to: number, rel: 'prev' | 'next', word: string, children: ReactNode) =>
    renderLink(to, {
      className: 'page-step',
      activeOptions,
      rel,
      'aria-label': `${word}, ${pageLabel(to)}`,
      children,
    });
  return (
    <nav className="pages" aria-label={label}>
      {page > 1
        ? stepTo(page - 1, 'prev', previousLabel, [
            <ChevronLeftIcon key="icon" />,
            <span key="word">{previousLabel}</span>,
          ])
        : null}
      <ol>
        {pagesShown(page, pageCount).map((each, index) => (
          <li key={each ?? `gap-${index}`}>
            {each === null
              ? '…'
              : renderLink(each, {
                  className: 'page-link',
                  activeOptions,
                  children: each,
                  'aria-label': pageLabel(each),
                  'aria-current': each === page ? 'page' : undefined,
                })}
          </li>
        ))}
      </ol>
      {page < pageCount
        ? stepTo(page + 1, 'next', nextLabel, [<span key="word">{nextLabel}</span>, <ChevronRightIcon key="icon" />])
        : null}
    </nav>
  );
}
