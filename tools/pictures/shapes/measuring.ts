import { mirrored, moved, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics, rubber } from '#tools/pictures/materials.ts';
import { extrude, rounded } from '#tools/pictures/profiles.ts';
import type { Recipe } from '#tools/pictures/scene.ts';
import { box, cylinder, tube } from '#tools/pictures/solids.ts';
import { inFinishes } from './finishing.ts';

const { yellow, red, black, charcoal } = plastics;

const caseOutline = rounded(
  [
    [-0.85, -0.75],
    [0.88, -0.75],
    [0.88, -0.35],
    [0.72, 0.55],
    [0.35, 0.82],
    [-0.45, 0.82],
    [-0.85, 0.45],
  ],
  0.3,
  6,
);

const bladeEnd = 1.75;

/** Printed strip: long ticks at every fifth, short ones between. */
function stripSlot(x: number, _y: number, z: number): string {
  const mark = (x - bladeEnd) / 0.075;
  const isTick = Math.abs(mark - Math.round(mark)) < 0.11;
  const isLong = Math.round(mark) % 5 === 0;
  return isTick && z > (isLong ? -0.02 : 0.08) ? 'print' : 'strip';
}

export const tapeMeasure: Recipe = {
  parts: [
    { slot: 'body', solid: extrude(caseOutline, 0.36, 0.08) },
    {
      slot: 'trim',
      solid: without(extrude(caseOutline, 0.3, 0.12), box(0.99, 2, 1, 0.3), moved(box(1, 1, 1, 0), 0, -0.3, 0)),
    },
    { slot: 'trim', solid: moved(box(0.8, 0.1, 0.37, 0.04), 0, -0.8, 0) },
    { slot: 'dial', solid: moved(turned(cylinder(0.5, 0.03, 0.02), 'x', 90), -0.06, 0.06, 0.42) },
    { slot: 'badge', solid: moved(turned(tube(0.36, 0.27, 0.012, 0.004), 'x', 90), -0.06, 0.06, 0.45) },
    { slot: 'badge', solid: moved(box(0.2, 0.05, 0.012, 0.01), -0.06, 0.06, 0.45) },
    { slot: stripSlot, solid: moved(box(0.5, 0.012, 0.2, 0.008), 1.28, -0.7, 0) },
    {
      slot: 'hook',
      solid: union(
        moved(box(0.012, 0.13, 0.18, 0.01), bladeEnd + 0.03, -0.76, 0),
        moved(box(0.1, 0.012, 0.12, 0.008), bladeEnd - 0.06, -0.68, 0),
      ),
    },
    { slot: 'button', solid: moved(turned(box(0.16, 0.08, 0.18, 0.05), 'z', -52), 0.62, 0.72, 0) },
  ],
  materials: {
    trim: rubber,
    dial: charcoal,
    hook: metals.stainless,
    button: black,
    strip: plastic('#f6d22a', 0.3),
    print: black,
  },
  finishes: {
    yellow: { body: yellow, badge: yellow },
    red: { body: red, badge: red },
    black: { body: charcoal, badge: plastics.orange, button: plastics.orange },
  },
  view: { around: 30, above: 20 },
};

const beam = without(
  box(1.75, 0.34, 0.14, 0.02),
  mirrored(moved(box(1.5, 0.2, 0.05, 0.02), 0, 0, 0.13), 'z'),
  moved(box(0.34, 0.3, 1, 0.04), 0, 0.14, 0),
  mirrored(moved(turned(cylinder(0.2, 1, 0), 'x', 90), 1.15, 0, 0), 'x'),
);
const vial = (length: number) => turned(cylinder(0.09, length, 0.03), 'z', 90);
/** Liquid, bubble and the two lines that it rests between. */
function vialSlot(x: number, y: number): string {
  if (Math.abs(Math.abs(x) - 0.12) < 0.012) return 'line';
  return Math.abs(x) < 0.085 && y > 0.19 ? 'bubble' : 'liquid';
}

export const spiritLevel: Recipe = {
  parts: [
    { slot: 'body', solid: beam },
    { slot: 'cap', solid: mirrored(moved(box(0.07, 0.36, 0.16, 0.03), 1.77, 0, 0), 'x') },
    { slot: vialSlot, solid: moved(vial(0.31), 0, 0.16, 0) },
    { slot: 'holder', solid: mirrored(moved(box(0.05, 0.13, 0.12, 0.02), 0.32, 0.16, 0), 'x') },
    {
      slot: 'holder',
      solid: mirrored(moved(turned(tube(0.21, 0.155, 0.15, 0.02), 'x', 90), 1.15, 0, 0), 'x'),
    },
    {
      slot: 'liquid',
      solid: union(moved(turned(vial(0.16), 'z', 90), -1.15, 0, 0), moved(turned(vial(0.16), 'z', 45), 1.15, 0, 0)),
    },
    { slot: 'label', solid: mirrored(moved(box(0.22, 0.09, 0.012, 0.005), 0.66, 0, 0.085), 'x') },
  ],
  materials: {
    cap: rubber,
    holder: black,
    liquid: plastic('#c3dc3c', 0.08),
    bubble: plastic('#e9f3b4', 0.08),
    line: black,
    label: plastic('#f3f3f0', 0.5),
  },
  finishes: inFinishes('body', { yellow, red }),
  view: { around: 32, above: 22 },
};
