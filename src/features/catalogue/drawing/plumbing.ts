import { across } from './sizes.ts';
import type { Sizes } from './sizes.ts';
import { circle, clamp, flat, middle as y, n, rect, upright } from './sketch.ts';
import type { Sketch } from './sketch.ts';

const bore = (sizes: Sizes) =>
  across(sizes.text('bore', 'diameter', 'outer-diameter', 'connection', 'size', 'thread', 'width'));

export function pipe(sizes: Sizes): Sketch {
  const half = clamp(sizes.number(22, 'bore', 'diameter', 'outer-diameter') * 1.6, 22, 46);
  const wall = clamp(half * 0.2, 6, 10);
  return {
    tint: circle(280, y, half) + circle(280, y, half - wall),
    // A wavy break means that the pipe continues.
    ink: `M60 ${n(y - half)}H190q-12 ${n(half / 2)} 0 ${n(half)}t0 ${n(half)}H60z`,
    fine: `M60 ${n(y - half + wall)}H187M60 ${n(y + half - wall)}H193`,
    centre: `M44 ${y}H212M${n(280 - half - 16)} ${y}h${n(half * 2 + 28)}M280 ${n(y - half - 14)}v${n(half * 2 + 28)}`,
    dimensions: [
      flat(60, 190, y + half, sizes.text('length', 'run')),
      upright(y - half, y + half, 280 + half, bore(sizes)),
    ],
  };
}

export function elbow(sizes: Sizes): Sketch {
  return {
    tint: rect(80, 42, 96, 42) + rect(262, 114, 42, 96),
    ink: 'M92 84v26a88 88 0 0 0 88 88h82M164 84v26a16 16 0 0 0 16 16h82',
    fine: 'M80 52h96M294 114v96',
    centre: 'M128 26v84a52 52 0 0 0 52 52h140',
    dimensions: [flat(80, 304, 210, sizes.text('length')), upright(114, 210, 304, bore(sizes))],
  };
}

export function tee(sizes: Sizes): Sketch {
  return {
    tint: rect(60, 112, 38, 96) + rect(282, 112, 38, 96) + rect(142, 40, 96, 38),
    ink: 'M98 196h184M98 124h46q10 0 10-10V78m72 0v36q0 10 10 10h46',
    fine: 'M70 112v96m240-96v96M142 50h96',
    centre: 'M44 160h292M190 26v150',
    dimensions: [flat(60, 320, 208, sizes.text('length')), upright(112, 208, 320, bore(sizes))],
  };
}

export function valve(sizes: Sizes): Sketch {
  return {
    tint: 'M180 76v-16h138v14h-118v2z',
    ink: `${rect(64, 112, 52, 92)}${rect(264, 112, 52, 92)}M116 128q20 0 30-12 20-18 44-18t44 18q10 12 30 12M116 188q20 0 30 12 20 18 44 18t44-18q10-12 30-12${rect(176, 76, 28, 24)}`,
    fine: 'M64 136h52m-52 44h52m148-44h52m-52 44h52',
    centre: 'M44 158h292M190 48v176',
    dimensions: [flat(64, 316, 212, sizes.text('length')), upright(112, 204, 316, bore(sizes))],
  };
}

export function tap(sizes: Sizes): Sketch {
  return {
    tint: 'M112 88l6-24 84-20 4 12-66 22v10z',
    ink: 'M108 88h40v32h44q62 0 78 44l6 22h-34q-8-26-46-26h-48v50h-40zM92 210h72v10H92z',
    fine: 'M108 196h40M238 178h34',
    centre: 'M128 30v204',
    dimensions: [flat(128, 260, 220, sizes.text('length', 'width')), upright(160, 210, 276, bore(sizes))],
  };
}
