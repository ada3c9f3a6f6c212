import { useEffect, useState } from 'react';

/** A press on a button of the consent bar. */
export interface ConsentPress {
  readonly choice: string;
}

const consentBar = (): HTMLElement | null => document.getElementById('consent');

/** A script in index.html records presses, even before hydration. */
const pressInBar = (): ConsentPress | null => {
  const choice = consentBar()?.dataset['pressed'];
  return choice ? { choice } : null;
};

/** The latest press in the bar; null until there is one. */
export const useConsentPress = (): ConsentPress | null => {
  const [press, setPress] = useState(pressInBar);
  useEffect(() => {
    const bar = consentBar();
    // Handled only once, even if the component mounts again.
    delete bar?.dataset['pressed'];
    const onClick = (): void => {
      const next = pressInBar();
      // The bar also shows the confirmation of the choice, whose buttons handle their presses themselves.
      if (next !== null) setPress(next);
      delete bar?.dataset['pressed'];
    };
    bar?.addEventListener('click', onClick);
    return () => bar?.removeEventListener('click', onClick);
  }, []);
  return press;
};
