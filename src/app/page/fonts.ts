import archivo from '#ui/fonts/archivo.woff2';
import atkinsonMono from '#ui/fonts/atkinson-mono.woff2';
import { sleep } from '#offline/sleep.ts';
import { screenUntilLoaded } from '#ui/next-screen.ts';

/** What is read of the router: that another page is to be loaded, and that it is about to be shown. */
interface Moves {
  readonly subscribe: (
    event: 'onBeforeLoad' | 'onBeforeRouteMount',
    listener: (move: { readonly pathChanged: boolean }) => void,
  ) => () => void;
}

/** Leaves the network to what the page shows. */
const restMs = 1_500;

/**
 * A page of the host is shown in fonts of the device, which are there at once. The shop's own, those of index.html, come once it is
 * at rest and are shown from the next page on: nothing that is read already is set anew.
 */
export const bringFonts = async (router: Moves): Promise<void> => {
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
    // What stands for the next page until it is loaded is read already, too.
    router.subscribe('onBeforeLoad', (move) => {
      if (screenUntilLoaded() !== null) show(move);
    }),
    router.subscribe('onBeforeRouteMount', show),
  ];
};
