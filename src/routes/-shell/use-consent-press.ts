import { useEffect, useState } from 'react';

/** A press on a button of the bar that asks for consent. */
export interface ConsentPress {
  readonly choice: string;
}

const consentBar = (): HTMLElement | null => document.getElementById('consent');

/** A script of index.html notes what is pressed, before the page lives too. */
const pressInBar = (): ConsentPress | null => {
  const choice = consentBar()?.dataset['pressed'];
  return choice ? { choice } : null;
};

/** The latest press in the bar; null until there is one. */
export const useConsentPress = (): ConsentPress | null => {
  const [press, setPress] = useState(pressInBar);
  useEffect(() => {
    const bar = consentBar();
    // Followed once, whatever is drawn anew.
    delete bar?.dataset['pressed'];
    const onClick = (): void => {
      const next = pressInBar();
      // The line about the answer stands in the bar, too, and its buttons follow their presses themselves.
      if (next !== null) setPress(next);
      delete bar?.dataset['pressed'];
    };
    bar?.addEventListener('click', onClick);
    return () => bar?.removeEventListener('click', onClick);
  }, []);
  return press;
};
