import { announce } from '#ui/announce.ts';
import { focusExactPart, showSoughtPart } from './sought-part.ts';
import type { AppRouter } from '#app/router.tsx';

/** How many frames to wait for a screen's heading. */
const maxFrames = 300;

const queryOf = ({ searchStr }: { readonly searchStr: string }): string | null =>
  new URLSearchParams(searchStr).get('q');

/**
 * What had the focus may be gone from a page that shows something else now, such as a form instead of a list; and the search box gives it
 * up when it searches.
 */
const focusIfLost = (isOtherSearch: boolean): void => {
  if (document.activeElement !== document.body || (isOtherSearch && focusExactPart())) return;
  document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
};

/** After each navigation to another page: focuses the part that the URL names, else the heading, and announces the title. */
export const watchNavigations = (router: AppRouter): void => {
  // A long table renders the row only once it is hydrated.
  if (!showSoughtPart()) {
    addEventListener('hydrated', () => requestAnimationFrame(showSoughtPart), { once: true });
  }
  let latest: object | undefined;
  router.subscribe('onRendered', (move) => {
    if (move.fromLocation === undefined) return;
    if (!move.pathChanged) {
      if (move.hashChanged) requestAnimationFrame(showSoughtPart);
      else if (move.hrefChanged) {
        const isOtherSearch = queryOf(move.fromLocation) !== queryOf(move.toLocation);
        requestAnimationFrame(() => focusIfLost(isOtherSearch));
      }
      return;
    }
    latest = move;
    const left = document.activeElement;
    // The document has its new title after this frame.
    const arrive = (framesLeft: number): void => {
      requestAnimationFrame(() => {
        if (latest !== move) return;
        const heading = document.querySelector<HTMLElement>('main h1');
        if (heading === null && framesLeft > 0) return arrive(framesLeft - 1);
        const now = document.activeElement;
        // If the focus has moved meanwhile, leave it there; also in the search box, from which a shopper is about to type.
        const isTyping = move.toLocation.pathname === '/search' && now?.matches('[data-search]');
        const isFree = !isTyping && (now === left || now === document.body);
        if (isFree && !showSoughtPart() && location.hash === '' && !focusExactPart()) {
          heading?.focus({ preventScroll: true });
        }
        announce(document.title);
      });
    };
    arrive(maxFrames);
  });
};
