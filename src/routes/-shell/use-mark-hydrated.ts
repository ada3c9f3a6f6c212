import { useEffect } from 'react';

/** Marks the document once React answers for this screen; what sits in the layout around it is hydrated before. */
export const useMarkHydrated = (): void => {
  useEffect(() => {
    // That of the shell: React puts the page's own before it.
    document.querySelectorAll('head > title')[1]?.remove();
    document.documentElement.dataset['hydrated'] = 'true';
    dispatchEvent(new Event('hydrated'));
  }, []);
};
