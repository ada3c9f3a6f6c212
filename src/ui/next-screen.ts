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

/** Notes that the screen of this path stays where the shopper has scrolled to by the time it has loaded. */
export const noteScrolled = (path: string): void => {
  scrolledPath = path;
};

/** Whether the screen of this path, which has just loaded, is to stay where the shopper has scrolled; forgotten once asked. */
export const staysScrolled = (path: string): boolean => {
  const stays = scrolledPath === path && scrollY > 0;
  scrolledPath = '';
  // The router only stores the position of what has scrolled since it rendered, and this has scrolled before.
  if (stays) document.dispatchEvent(new Event('scroll'));
  return stays;
};
