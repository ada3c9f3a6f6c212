import { useEffect } from 'react';

/** Marks the document once React answers for this screen; what sits in the layout around it is hydrated before. */
export const useMarkHydrated = (): void => {
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = 'true';
    dispatchEvent(new Event('hydrated'));
  }, []);
};
