import { createContext, useContext, useEffect, useState } from 'react';
import { useIsRendered } from './use-is-rendered.ts';
import './rich-text.css';

/** What the host makes HTML of a store safe with that is not its own. */
export const HostCleaner = createContext<(html: string) => string>((html) => html);

/**
 * HTML from the store's pages, posts and descriptions. What the host rendered is safe and is kept; HTML
 * that arrives later is sanitised again before it is shown, whichever store it came from.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  const isFromHost = useIsRendered();
  const [rendered] = useState(isFromHost ? html : null);
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);
  const isRendered = rendered === html;
  useEffect(() => {
    if (isRendered) return undefined;
    let isLeft = false;
    void import('./clean-html.ts').then(({ cleanHtml }) => {
      if (!isLeft) setClean({ from: html, html: cleanHtml(html) });
    });
    return () => {
      isLeft = true;
    };
  }, [html, isRendered]);
  const hostClean = useContext(HostCleaner);
  const shown = isRendered ? hostClean(html) : clean?.from === html ? clean.html : '';
  return (
    <div
      className={className === undefined ? 'measure rich-text' : `measure rich-text ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
