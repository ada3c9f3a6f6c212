import type { ReactNode } from 'react';

let next: ReactNode = null;

/** Shows `screen` from the next frame until the screen that the current press leads to has loaded. */
export const showUntilLoaded = (screen: ReactNode): void => {
  next = screen;
  // If the press doesn't navigate this page, such as one that opens a tab, nothing may remain for a later press.
  setTimeout(() => {
    next = null;
  });
};

/** What to show until the screen of the current press has loaded; null if there is nothing. */
export const screenUntilLoaded = (): ReactNode => next;

let scrolledPath = '';

/** Notes that the shopper has scrolled what is shown until the screen of this path has loaded. */
export const noteScrolled = (path: string): void => {
  scrolledPath = path;
};

/** Whether the screen of this path, which has just loaded, is to stay where the shopper has scrolled; forgotten once asked. */
export const staysScrolled = (path: string): boolean => {
  const stays = scrolledPath === path;
  scrolledPath = '';
  return stays;
};
