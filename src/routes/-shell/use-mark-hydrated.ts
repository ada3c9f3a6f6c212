import { useEffect } from 'react';

/** Marks the document once this screen is hydrated; the layout around it is hydrated earlier. */
export const useMarkHydrated = (): void => {
  useEffect(() => {
    // Removes the shell's title: React inserts the page's own before it.
    document.querySelectorAll('head > title')[1]?.remove();
    document.documentElement.dataset['hydrated'] = 'true';
    dispatchEvent(new Event('hydrated'));
  }, []);
};
