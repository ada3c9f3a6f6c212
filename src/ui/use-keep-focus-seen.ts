import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps what has the focus in the window while a part above it grows by itself. Browsers hold their place only where
 * the page has been scrolled: at its top, what arrives would push the focus out below.
 */
export function useKeepFocusSeen(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const grown = part.current;
    if (grown === null) return;
    // Where the focus stood in the page at the last look, in px from its top: scrolling does not change it, growth does.
    let lastPlacePx = 0;
    const placePx = (focused: Element) => focused.getBoundingClientRect().top + window.scrollY;
    const look = () => {
      const focused = document.activeElement;
      if (focused === null) return;
      const nowPx = placePx(focused);
      const withoutGrowthPx = lastPlacePx - window.scrollY;
      const isPushed = nowPx > lastPlacePx && withoutGrowthPx >= 0 && withoutGrowthPx < window.innerHeight;
      lastPlacePx = nowPx;
      if (!isPushed || focused.getBoundingClientRect().bottom <= window.innerHeight) return;
      if ((grown.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return;
      focused.scrollIntoView({ block: 'nearest' });
    };
    const noteScroll = ({ target }: Event) => {
      // What moves within a scrolled part of the page was moved by the shopper.
      if (target === document) look();
      else if (document.activeElement !== null) lastPlacePx = placePx(document.activeElement);
    };
    // The part's size is not all: a margin, or what grows beside the part with it, shows only in where the focus is.
    const edges = new IntersectionObserver(look, { threshold: [0, 1] });
    const watch = () => {
      edges.disconnect();
      const focused = document.activeElement;
      if (focused === null) return;
      lastPlacePx = placePx(focused);
      edges.observe(focused);
    };
    const sizes = new ResizeObserver(look);
    watch();
    sizes.observe(grown);
    document.addEventListener('focusin', watch);
    document.addEventListener('scroll', noteScroll, { passive: true, capture: true });
    return () => {
      document.removeEventListener('focusin', watch);
      document.removeEventListener('scroll', noteScroll, { capture: true });
      sizes.disconnect();
      edges.disconnect();
    };
  }, [part]);
}
