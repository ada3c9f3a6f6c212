import { useLayoutEffect } from 'react';

/** Gives the page this title in place of its route's, for as long as a screen is shown that the route knows nothing of, as an error. */
export const useOwnTitle = (title: string): void => {
  useLayoutEffect(() => {
    let ofRoute = document.title;
    const show = (): void => {
      if (document.title === title) return;
      ofRoute = document.title;
      document.title = title;
    };
    show();
    // The route's may come, or change, meanwhile.
    const observer = new MutationObserver(show);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      if (document.title === title) document.title = ofRoute;
    };
  }, [title]);
};
