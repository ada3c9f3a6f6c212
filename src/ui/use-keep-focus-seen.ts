import { type RefObject, useLayoutEffect } from 'react';

/**
 * Keeps the focused element in the viewport while a part above it grows by itself. Browsers anchor the scroll position only
 * on a page that has been scrolled: at its top, arriving content would push the focused element out below.
 */
export function useKeepFocusSeen(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const grown = part.current;
    if (grown === null) return;
    // The focused element's last known distance from the top of the page, in px: scrolling doesn't change it, growth does.
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
      // Movement within a scrollable part of the page comes from the shopper.
      if (target === document) look();
      else if (document.activeElement !== null) lastPlacePx = placePx(document.activeElement);
    };
    // Watching the part's size isn't enough: a margin, or a sibling that grows with it, only shows in the focused element's position.
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
