import type { ReactNode } from 'react';

let next: ReactNode = null;

/** Shows `screen` from the next frame on, until the screen is loaded to which the press leads that is being handled. */
export const showUntilLoaded = (screen: ReactNode): void => {
  next = screen;
  // A press that leads nowhere here, as one for another tab, leaves nothing to a later one.
  setTimeout(() => {
    next = null;
  });
};

/** What is shown until the screen of the press that is being handled is loaded; null where nothing is at hand. */
export const screenUntilLoaded = (): ReactNode => next;
