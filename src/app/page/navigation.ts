import { announce } from '#ui/announce.ts';
import type { AppRouter } from '#app/router.tsx';

/** Frames that a heading may be late by: its screen can still be on its way. */
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
        // Whoever has gone on to something else by now is left there.
        if (location.hash === '' && (now === left || now === document.body)) heading?.focus({ preventScroll: true });
        announce(document.title);
      });
    };
    arrive(maxFrames);
  });
};
