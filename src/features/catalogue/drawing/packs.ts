import { across } from './sizes.ts';
import type { Sizes } from './sizes.ts';
import { circle, clamp, flat, hatch, middle as y, n, polygon, rect, upright } from './sketch.ts';
import type { Sketch } from './sketch.ts';

export function tin(sizes: Sizes): Sketch {
  return {
    tint: rect(112, 96, 156, 92),
    ink: `${rect(104, 60, 172, 12)}${rect(104, 202, 172, 12)}M112 72v130m156-130v130`,
    fine: 'M112 84q-30 60 78 62t78-62M112 188h156M112 108h156',
    print: { x: 190, y: 176, width: 140, text: sizes.text('volume', 'litres', 'weight-kg', 'size') },
    centre: 'M190 42v66',
    dimensions: [
      flat(104, 276, 214, across(sizes.text('diameter', 'width'))),
      upright(60, 214, 276, sizes.text('height')),
    ],
  };
}

export function tube(sizes: Sizes): Sketch {
  return {
    tint: rect(96, y - 34, 112, 68),
    ink: `${rect(60, y - 38, 12, 76)}${rect(72, y - 34, 146, 68)}M218 ${y - 26}h12v52h-12m12-40l90 10v8l-90 10`,
    fine: `M108 ${y - 20}h88m-88 40h88M250 ${y - 12}v24m24-21v18`,
    print: { x: 152, y: y + 5, width: 100, text: sizes.text('volume', 'litres', 'weight-kg', 'size') },
    centre: `M44 ${y}H90M214 ${y}h122`,
    dimensions: [
      flat(60, 320, y + 38, sizes.text('length')),
      upright(y - 34, y + 34, 320, across(sizes.text('diameter'))),
    ],
  };
}

export function tape(sizes: Sizes): Sketch {
  return {
    tint: circle(146, y, 84) + circle(146, y, 50),
    ink: `${rect(262, y - 84, 42, 168)}M146 ${y + 84}h60v-4h-34`,
    fine: `${circle(146, y, 44)}M262 ${y - 50}h42m0 100h-42`,
    print: { x: 146, y: y + 5, width: 80, text: sizes.text('run', 'length', 'size') },
    centre: `M44 ${y}h52m100 0h128M146 30v48m0 104v48`,
    dimensions: [flat(262, 304, y + 84, sizes.text('width')), upright(46, 214, 304, across(sizes.text('diameter')))],
  };
}

export function sheet(sizes: Sizes): Sketch {
  const ratio = sizes.number(1220, 'width') / sizes.number(2440, 'length');
  const wide = clamp(150 / clamp(ratio, 0.4, 1.2), 130, 220);
  const tall = clamp(wide * ratio, 100, 150);
  const [top, right] = [y - tall / 2, 66 + wide];
  const edge = right + 20;
  const thick = clamp(sizes.number(12, 'thickness') * 0.8, 5, 22);
  return {
    tint: rect(66, top, wide, tall),
    ink: rect(edge, top, thick, tall),
    fine: [0.2, 0.4, 0.6, 0.8]
      .map((at) => `M76 ${n(top + tall * at)}q${n(wide / 4)} -9 ${n(wide / 2 - 10)} 0t${n(wide / 2 - 10)} 0`)
      .join(''),
    dimensions: [
      flat(66, right, top + tall, sizes.text('length', 'size')),
      upright(top, top + tall, edge + thick, sizes.text('width')),
      flat(edge, edge + thick, top + tall, sizes.text('thickness')),
    ],
  };
}

export function batten(sizes: Sizes): Sketch {
  const [width, thickness] = [sizes.number(50, 'width'), sizes.number(25, 'thickness')];
  const unit = 88 / Math.max(width, thickness);
  const [w, t] = [clamp(width * unit, 18, 88), clamp(thickness * unit, 18, 88)];
  return {
    tint: rect(234, y - t / 2, w, t),
    ink: `M60 ${n(y - t / 2)}h124q-10 ${n(t / 4)} 0 ${n(t / 2)}t0 ${n(t / 2)}H60z`,
    fine: `${hatch(234, y - t / 2, w, t)}M66 ${n(y - t / 6)}q52 -8 104 0M66 ${n(y + t / 5)}q52 8 104 0`,
    dimensions: [
      flat(60, 184, y + t / 2, sizes.text('length', 'run')),
      flat(234, 234 + w, y + t / 2, sizes.text('width')),
      upright(y - t / 2, y + t / 2, 234 + w, sizes.text('thickness', 'size')),
    ],
  };
}

export function bag(sizes: Sizes): Sketch {
  return {
    tint: 'M118 62q-14 70 0 140h144q14-70 0-140z',
    ink: 'M112 46h156l-6 16H118zM118 202h144l6 14H112z',
    fine: 'M120 54h140m-140 155h140M142 92h96m-96 14h56M116 164h148',
    print: { x: 190, y: 142, width: 120, text: sizes.text('weight-kg', 'weight', 'litres', 'size', 'volume') },
    dimensions: [flat(112, 268, 216, sizes.text('width')), upright(46, 216, 268, sizes.text('height', 'length'))],
  };
}

export function carton(sizes: Sizes): Sketch {
  return {
    tint: polygon([60, 96], [250, 96], [250, 214], [60, 214]),
    ink: 'M60 96l52-44h190l-52 44zM302 52v118l-52 44',
    fine: 'M144 96l52-44m22 0l-52 44v26h-22V96M92 158h126v36H92z',
    print: { x: 155, y: 181, width: 118, text: sizes.text('sku') },
  };
}
