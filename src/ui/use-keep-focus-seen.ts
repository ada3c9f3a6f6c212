import { type RefObject, useLayoutEffect } from 'react';

const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Keeps what has the focus in the window while a part above it grows by itself. Browsers hold their place only where
 * the page has been scrolled: at its top, what arrives would push the focus out below.
 */
export function useKeepFocusSeen(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const grown = part.current;
    if (grown === null) return;
    let wasSeen = true;
    let isFirstLook = true;
    // Only a shopper who did something can have scrolled away, and then stays there.
    let mayHaveScrolled = false;
    const bringBack = () => {
      const focused = document.activeElement;
      if (!wasSeen || focused === null) return;
      if ((grown.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING) === 0) return;
      if (focused.getBoundingClientRect().bottom > window.innerHeight) focused.scrollIntoView({ block: 'nearest' });
    };
    // The part's size is not all: a margin, or what grows beside the part with it, shows only in where the focus is.
    const seen = new IntersectionObserver(
      (entries) => {
        const isSeen = entries.at(-1)?.isIntersecting ?? false;
        if (isFirstLook || mayHaveScrolled) wasSeen = isSeen;
        else bringBack();
        isFirstLook = false;
      },
      { threshold: [0, 1] },
    );
    const watch = () => {
      seen.disconnect();
      wasSeen = true;
      isFirstLook = true;
      mayHaveScrolled = false;
      if (document.activeElement !== null) seen.observe(document.activeElement);
    };
    const noteInput = () => (mayHaveScrolled = true);
    const sizes = new ResizeObserver(bringBack);
    watch();
    sizes.observe(grown);
    document.addEventListener('focusin', watch);
    for (const input of inputs) document.addEventListener(input, noteInput, { passive: true, capture: true });
    return () => {
      document.removeEventListener('focusin', watch);
      for (const input of inputs) document.removeEventListener(input, noteInput, { capture: true });
      sizes.disconnect();
      seen.disconnect();
    };
  }, [part]);
}
