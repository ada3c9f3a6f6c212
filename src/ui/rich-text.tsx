import { useEffect, useState, useSyncExternalStore } from 'react';
import './rich-text.css';

const never = () => () => undefined;

/**
 * HTML from the store's pages, posts and descriptions. Host-rendered HTML was sanitised by the store and is kept; HTML
 * that arrives later is sanitised again before it is shown, whichever store it came from.
 */
export function RichText({ html, className }: { html: string; className?: string }) {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [rendered] = useState(isHydrating ? html : null);
  const [clean, setClean] = useState<{ from: string; html: string } | null>(null);
  const isRendered = rendered === html;
  useEffect(() => {
    if (isRendered) return undefined;
    let isLeft = false;
    void import('dompurify').then(({ default: purifier }) => {
      if (!isLeft) setClean({ from: html, html: purifier.sanitize(html, { FORBID_TAGS: ['style', 'form', 'input'] }) });
    });
    return () => {
      isLeft = true;
    };
  }, [html, isRendered]);
  const shown = isRendered ? html : clean?.from === html ? clean.html : '';
  return (
    <div
      className={className === undefined ? 'measure rich-text' : `measure rich-text ${className}`}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}
