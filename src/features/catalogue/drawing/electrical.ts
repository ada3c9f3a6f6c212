import { across } from './sizes.ts';
import type { Sizes } from './sizes.ts';
import { circle, flat, middle as y, rect, upright } from './sketch.ts';
import type { Sketch } from './sketch.ts';

export function cable(sizes: Sizes): Sketch {
  return {
    tint: `${circle(252, 106, 18)}${circle(228, 150, 18)}${circle(276, 150, 18)}`,
    ink: `${circle(252, y + 4, 62)}M60 98h72v72H60M132 106h44m-44 16h44m-44 8h52m-52 16h52m-52 4h38m-38 12h38`,
    fine: `${circle(252, 106, 9)}${circle(228, 150, 9)}${circle(276, 150, 9)}M132 98v72`,
    centre: `M44 ${y + 4}h292M252 56v156`,
    dimensions: [
      flat(60, 132, 170, sizes.text('length', 'run')),
      upright(72, 196, 314, across(sizes.text('csa', 'diameter', 'size', 'width'))),
    ],
  };
}

export function socket(sizes: Sizes): Sketch {
  const pins = (x: number) => `${rect(x - 5, 104, 10, 26)}${rect(x - 34, 148, 22, 10)}${rect(x + 12, 148, 22, 10)}`;
  return {
    tint: rect(60, 62, 260, 138) + rect(158, 74, 24, 34) + rect(198, 74, 24, 34),
    ink: pins(112) + pins(268),
    fine: `${circle(76, y, 5)}${circle(304, y, 5)}M73 ${y}h6m222 0h6M158 91h24m16 0h24`,
    dimensions: [
      flat(60, 320, 200, sizes.text('width', 'length')),
      upright(62, 200, 320, sizes.text('height', 'size')),
    ],
  };
}

export function lamp(sizes: Sizes): Sketch {
  return {
    tint: 'M170 160c0-24-40-30-40-72a60 60 0 0 1 120 0c0 42-40 48-40 72z',
    ink: 'M168 160h44v40l-10 10h-24l-10-10zM180 210h20v8h-20z',
    fine: 'M168 170l44 6m-44 4l44 6m-44 4l44 6M178 150v-44l8 12 8-12 8 12 8-12v44',
    centre: 'M190 12v222',
    dimensions: [
      flat(130, 250, 190, across(sizes.text('diameter', 'width'))),
      upright(28, 218, 250, sizes.text('length', 'size')),
    ],
  };
}

export function box(sizes: Sizes): Sketch {
  return {
    tint: rect(100, 50, 180, 160),
    ink: `${rect(112, 62, 156, 136)}${rect(72, 106, 28, 48)}${rect(280, 106, 28, 48)}`,
    fine: `${circle(126, 76, 6)}${circle(254, 76, 6)}${circle(126, 184, 6)}${circle(254, 184, 6)}M122 72l8 8m120-8l8 8m-136 100l8 8m120-8l8 8M80 106v48m220-48v48`,
    centre: `M54 ${y}h272M190 34v192`,
    dimensions: [
      flat(100, 280, 210, sizes.text('width', 'length')),
      upright(50, 210, 308, sizes.text('height', 'size')),
    ],
  };
}
