import archivo from '#ui/fonts/archivo.woff2';
import atkinsonMono from '#ui/fonts/atkinson-mono.woff2';
import { sleep } from '#offline/sleep.ts';
import { screenUntilLoaded } from '#ui/next-screen.ts';

/** The part of the router used here: it reports that another page is about to be loaded, and about to be shown. */
interface Moves {
  readonly subscribe: (
    event: 'onBeforeLoad' | 'onBeforeRouteMount',
    listener: (move: { readonly pathChanged: boolean }) => void,
  ) => () => void;
}

/** Leaves the network to the page's own content at first. */
const restMs = 1_500;

/**
 * The host's pages use fonts of the device, which are available at once. The shop's own fonts, the same as in index.html, load once
 * the page is idle and are used from the next page on, so that text already being read never reflows.
 */
export const loadFonts = async (router: Moves): Promise<void> => {
  await sleep(restMs);
  const faces = [
    new FontFace('Archivo', `url(${archivo})`, { weight: '400 700', stretch: '75% 100%' }),
    new FontFace('Atkinson Mono', `url(${atkinsonMono})`, { weight: '400 600' }),
  ];
  await Promise.all(faces.map((face) => face.load()));
  const show = ({ pathChanged }: { readonly pathChanged: boolean }): void => {
    if (!pathChanged) return;
    for (const face of faces) document.fonts.add(face);
    for (const stop of stops) stop();
  };
  const stops = [
    // A placeholder for the next page is read like a page, so it gets the fonts as well.
    router.subscribe('onBeforeLoad', (move) => {
      if (screenUntilLoaded() !== null) show(move);
    }),
    router.subscribe('onBeforeRouteMount', show),
  ];
};
