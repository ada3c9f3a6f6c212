import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what has the focus in the window while a part above it grows by itself. Browsers hold their place only where
 * the page has been scrolled: at its top, what arrives would push the focus out below.
 */
export function useKeepFocusSeen(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const grown = part.current;
    if (grown === null) return;
    // As the last frame showed it: the shopper may have scrolled away from the focus, and stays there.
    let wasSeen = true;
    const seen = new IntersectionObserver((entries) => (wasSeen = entries.at(-1)?.isIntersecting ?? false));
    const watch = () => {
      seen.disconnect();
      wasSeen = true;
      if (document.activeElement !== null) seen.observe(document.activeElement);
    };
    const sizes = new ResizeObserver(() => {
      const focused = document.activeElement;
      if (!wasSeen || focused === null) return;
      if ((grown.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return;
      if (focused.getBoundingClientRect().bottom > window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
    });
    watch();
    sizes.observe(grown);
    document.addEventListener('focusin', watch);
    return () => {
      document.removeEventListener('focusin', watch);
      sizes.disconnect();
      seen.disconnect();
    };
  }, [part]);
}
