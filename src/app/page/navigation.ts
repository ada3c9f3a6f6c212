import { announce } from '#ui/announce.ts';
import { focusExactPart, showSoughtPart } from './sought-part.ts';
import type { AppRouter } from '#app/router.tsx';

/** Frames that the heading of a screen may be late by. */
const maxFrames = 300;

const queryOf = ({ searchStr }: { readonly searchStr: string }): string | null =>
  new URLSearchParams(searchStr).get('q');

/** After each move to another page: the focus goes to the part that is sought there, else to the heading, and the title is said. */
export const watchNavigations = (router: AppRouter): void => {
  // A long table shows the row once it is hydrated.
  if (!showSoughtPart()) {
    addEventListener('hydrated', () => requestAnimationFrame(showSoughtPart), { once: true });
  }
  let latest: object | undefined;
  router.subscribe('onRendered', (move) => {
    if (move.fromLocation === undefined) return;
    if (!move.pathChanged) {
      if (move.hashChanged) requestAnimationFrame(showSoughtPart);
      // The search box let the focus go as it searched.
      else if (queryOf(move.fromLocation) !== queryOf(move.toLocation) && document.activeElement === document.body) {
        requestAnimationFrame(focusExactPart);
      }
      return;
    }
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
        const isFree = now === left || now === document.body;
        if (isFree && !showSoughtPart() && location.hash === '' && !focusExactPart()) {
          heading?.focus({ preventScroll: true });
        }
        announce(document.title);
      });
    };
    arrive(maxFrames);
  });
};
