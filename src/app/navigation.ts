import { announce } from '#ui/announce.ts';
import type { AppRouter } from './router.tsx';

/** After each move to another page: the focus goes to its heading, and its title is said. */
export const followNavigations = (router: AppRouter): void => {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation === undefined || !pathChanged) return;
    // The new title stands in the document once this frame is done.
    requestAnimationFrame(() => {
      const heading = document.querySelector<HTMLElement>('main h1');
      if (location.hash === '') heading?.focus({ preventScroll: true });
      announce(document.title);
    });
  });
};
