import { announce } from '#ui/announce.ts';
import type { AppRouter } from '#app/router.tsx';

/** Frames that the heading of a screen may be late by. */
const maxFrames = 300;

/** After each move to another page: the focus goes to its heading, and its title is said. */
export const watchNavigations = (router: AppRouter): void => {
  let latest: object | undefined;
  router.subscribe('onRendered', (move) => {
    if (move.fromLocation === undefined || !move.pathChanged) return;
    latest = move;
    const left = document.activeElement;
    // The new title stands in the document once this frame is done.
    const arrive = (framesLeft: number): void => {
      requestAnimationFrame(() => {
        if (latest !== move) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading === null && framesLeft > 0) return arrive(framesLeft - 1);
        const now = document.activeElement;
        // If the focus has moved on by now, it stays where it is.
        if (location.hash === '' && (now === left || now === document.body)) heading?.focus({ preventScroll: true });
        announce(document.title);
      });
    };
    arrive(maxFrames);
  });
};
