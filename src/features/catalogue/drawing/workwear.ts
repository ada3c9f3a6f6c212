import type { Sizes } from './sizes.ts';
import { flat, rect, upright } from './sketch.ts';
import type { Sketch } from './sketch.ts';

/** The size goes on the garment itself, because a clothing size is not a length. */
const printed = (sizes: Sizes, x: number, y: number, width: number) => ({
  x,
  y,
  width,
  text: sizes.text('size', 'shoe-size'),
});

export function glove(sizes: Sizes): Sketch {
  return {
    tint: 'M138 172v-58l-16-52a11 11 0 0 1 21-6l17 48-4-60a11 11 0 0 1 22-1l6 58 6-58a11 11 0 0 1 22 2l-4 60 14-42a10 10 0 0 1 20 6l-14 58 14-16a11 11 0 0 1 18 12l-30 52z',
    ink: 'M138 172h82l4 46h-90z',
    fine: 'M150 174l-2 42m16-42l-1 42m15-42v42m15-42l1 42m13-42l2 42M138 164h84',
    print: printed(sizes, 180, 146, 72),
    dimensions: [flat(134, 224, 218, sizes.text('width')), upright(43, 218, 262, sizes.text('length'))],
  };
}

export function boot(sizes: Sizes): Sketch {
  return {
    tint: 'M252 196q-4-30 10-40 54 0 58 40z',
    ink: 'M118 44h84l4 62q6 34 56 50M118 44q4 60-10 108l-4 44h216v18h-84v-8h-60v8h-72z',
    fine: 'M118 62h85m-10 12l22 8m-22 10l24 6m-22 12l26 4m-20 14l28 2M104 196h216M112 148q24 10 34 48',
    print: printed(sizes, 154, 120, 66),
    dimensions: [flat(104, 320, 214, sizes.text('length')), upright(44, 214, 320, sizes.text('height'))],
  };
}

export function hat(sizes: Sizes): Sketch {
  return {
    tint: 'M90 174q0-104 100-104t100 104z',
    ink: `M90 174H70v14h216l36 4q2-14-32-18${rect(158, 64, 64, 12)}`,
    fine: 'M164 76q-14 40-12 98m76 0q2-58-12-98M190 76v98M84 188h194',
    centre: 'M190 48v150',
    print: printed(sizes, 190, 218, 160),
    dimensions: [upright(64, 188, 322, sizes.text('height'))],
  };
}
