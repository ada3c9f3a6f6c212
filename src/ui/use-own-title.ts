import { useLayoutEffect } from 'react';

/** Overrides the route's document title while a screen is shown that the route doesn't know about, such as an error. */
export const useOwnTitle = (title: string): void => {
  useLayoutEffect(() => {
    let ofRoute = document.title;
    const show = (): void => {
      if (document.title === title) return;
      ofRoute = document.title;
      document.title = title;
    };
    show();
    // The route's title may arrive or change in the meantime.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title === title) document.title = ofRoute;
    };
  }, [title]);
};
