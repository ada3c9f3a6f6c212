import { across } from './sizes.ts';
import type { Sizes } from './sizes.ts';
import { circle, clamp, flat, middle as y, n, polygon, rect, upright } from './sketch.ts';
import type { Sketch } from './sketch.ts';

export function blade(sizes: Sizes): Sketch {
  const [x, teeth] = [190, 24];
  const at = (step: number, radius: number): readonly [number, number] => {
    const angle = (step / teeth) * 2 * Math.PI;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  };
  const rim = Array.from({ length: teeth }, (_, step) => [at(step, 92), at(step + 0.25, 92), at(step + 0.9, 80)]);
  return {
    tint: polygon(...rim.flat()) + circle(x, y, 14),
    ink: circle(x, y, 14),
    fine: circle(x, y, 34) + circle(x, y, 68),
    centre: `M82 ${y}h216M${x} 22v216`,
    dimensions: [
      flat(x - 14, x + 14, 222, across(sizes.text('bore', 'inner-diameter'))),
      upright(y - 92, y + 92, 282, across(sizes.text('diameter', 'outer-diameter', 'size', 'length'))),
    ],
  };
}

export function bit(sizes: Sizes): Sketch {
  const half = clamp((260 * sizes.number(10, 'diameter')) / sizes.number(120, 'length') / 2, 12, 24);
  const [turn, end] = [148, 312];
  let flutes = '';
  for (let x = turn; x < end - 34; x += 36)
    flutes += `M${x} ${n(y - half)}c14 0 22 ${n(half * 2)} 36 ${n(half * 2)}m-22 0c12 0 14 ${n(-half)} 22 ${n(-half)}`;
  return {
    tint: rect(60, y - half, turn - 60, half * 2),
    ink: `M${turn} ${n(y - half)}H${end}L${end + 12} ${y}L${end} ${n(y + half)}H${turn}`,
    fine: flutes,
    centre: `M44 ${y}h296`,
    dimensions: [
      flat(60, end + 12, y + half, sizes.text('length')),
      upright(y - half, y + half, end + 12, across(sizes.text('diameter', 'size'))),
    ],
  };
}

export function hammer(sizes: Sizes): Sketch {
  return {
    tint: 'M68 62q34-26 62-14h34v-8h28v56h-28v-8h-34q-30 0-62-14l40-8z',
    ink: 'M130 88v34q-6 40 0 88 1 10 10 10t10-10q6-48 0-88V88',
    fine: 'M127 150h26m-27 14h28m-28 14h28m-27 14h26M164 48v40M108 66l-26-2',
    centre: 'M140 30v204',
    dimensions: [flat(68, 192, 220, sizes.text('width')), upright(40, 220, 192, sizes.text('length', 'size'))],
  };
}

export function screwdriver(sizes: Sizes): Sketch {
  return {
    tint: `M60 ${y - 18}l10-8h72l18 10v32l-18 10H70l-10-8z`,
    ink: `M160 ${y - 6}h124l6-4h30v20h-30l-6-4H160`,
    fine: `M74 ${y - 13}h64M74 ${y}h64m-64 13h64M320 ${y - 3}h-24m0 6h24`,
    centre: `M44 ${y}h296`,
    dimensions: [
      flat(160, 320, y + 26, sizes.text('length')),
      upright(y - 10, y + 10, 320, sizes.text('tip', 'size', 'width', 'diameter')),
    ],
  };
}

export function spanner(sizes: Sizes): Sketch {
  return {
    tint: `M124 ${y - 14}h134a40 40 0 1 1 0 28H124${circle(294, y, 22)}`,
    ink: `M124 ${y - 14}a38 38 0 0 0-58-20l8 16h24v36H74l-8 16a38 38 0 0 0 58-20`,
    fine: rect(140, y - 6, 96, 12),
    centre: `M44 ${y}h304M294 ${y - 54}v108`,
    dimensions: [
      flat(66, 334, y + 40, sizes.text('length')),
      upright(y - 22, y + 22, 334, sizes.text('across-flats', 'size', 'width', 'diameter')),
    ],
  };
}
