import { createContext, useContext, useEffect, useState } from 'react';
import { useIsRendered } from './use-is-rendered.ts';
import './rich-text.css';

/** Sanitises, on the host, HTML that comes from another store. */
export const HostCleaner = createContext<(html: string) => string>((html) => html);

/**
 * HTML from the store's pages, posts and descriptions. HTML that the host rendered is safe and stays as it is; HTML
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
  // In the page, host-rendered HTML is only compared with itself: nothing writes it again.
  const shown = isRendered ? hostClean(html) : clean?.from === html ? clean.html : '';
  const classes = className === undefined ? 'measure rich-text' : `measure rich-text ${className}`;
  // Trusted Types reject even an empty string: a separate element, without HTML, holds the place until the clean HTML is ready.
  if (shown === '') return <div key="waiting" className={classes} />;
  return <div key="shown" className={classes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: shown }} />;
}
