import { moved, ring, turned, union, without } from '#tools/pictures/combine.ts';
import { metals, plastic, plastics } from '#tools/pictures/materials.ts';
import { extrude } from '#tools/pictures/profiles.ts';
import type { Part, Recipe } from '#tools/pictures/scene.ts';
import { box, cable, cone, cylinder, hexPrism, rod, torus } from '#tools/pictures/solids.ts';
import { inFinishes } from '#tools/pictures/shapes/finishing.ts';
import { bulge, nutAt, sideways } from './run.ts';

const { brass, chrome, steel } = metals;
const view = { around: 26, above: 20 };

const body: Part[] = [
  { slot: 'body', solid: bulge },
  { slot: 'body', solid: union(nutAt(-0.68), nutAt(0.68)) },
];
const bonnet: Part = {
  slot: 'body',
  solid: union(
    moved(hexPrism(0.3, 0.12, 0.02), 0, 0.48, 0),
    moved(cone(0.16, 0.27, 0.17, 0.02), 0, 0.74, 0),
    moved(cylinder(0.07, 0.2, 0.01), 0, 1, 0),
  ),
};

/** Round handwheel on a tall bonnet. */
export const gateValve: Recipe = {
  parts: [
    ...body,
    bonnet,
    {
      slot: 'wheel',
      solid: moved(
        union(torus(0.52, 0.075), cylinder(0.13, 0.08, 0.02), ring(rod([0, 0, 0], [0.5, 0, 0], 0.05), 4)),
        0,
        1.16,
        0,
      ),
    },
    { slot: 'steel', solid: moved(hexPrism(0.09, 0.05, 0.01), 0, 1.27, 0) },
  ],
  materials: { wheel: plastics.red, steel },
  finishes: inFinishes('body', { brass }),
  view,
};

/** Turned by a bar across its spindle. */
export const stopcock: Recipe = {
  parts: [
    ...body,
    bonnet,
    {
      slot: 'body',
      solid: union(
        moved(cylinder(0.12, 0.12, 0.03), 0, 1.14, 0),
        rod([-0.42, 1.22, 0], [0.42, 1.22, 0], 0.08, 0.08),
        rod([-0.42, 1.22, 0], [-0.34, 1.22, 0], 0.12),
        rod([0.42, 1.22, 0], [0.34, 1.22, 0], 0.12),
      ),
    },
  ],
  finishes: inFinishes('body', { brass }),
  view,
};

/** Slim and chromed, with a screwdriver slot. */
export const isolatingValve: Recipe = {
  parts: [
    { slot: 'body', solid: sideways(cylinder(0.25, 0.95, 0.02)) },
    { slot: 'body', solid: union(nutAt(-0.62, 0.36), nutAt(0.62, 0.36)) },
    { slot: 'body', solid: sideways(hexPrism(0.3, 0.2, 0.03)) },
    { slot: 'body', solid: without(sideways(cylinder(0.2, 1.16, 0.01)), sideways(cylinder(0.16, 2, 0))) },
    {
      slot: 'screw',
      solid: turned(
        moved(without(cylinder(0.17, 0.07, 0.01), moved(box(0.2, 0.07, 0.035, 0), 0, 0.06, 0)), 0, 0.34, 0),
        'x',
        42,
      ),
    },
  ],
  materials: { screw: metals.dark },
  finishes: inFinishes('body', { chrome }),
  view: { around: 28, above: 24 },
};

/** Hexagon body with the flow arrow. */
export const checkValve: Recipe = {
  parts: [
    { slot: 'body', solid: sideways(hexPrism(0.42, 0.36, 0.04)) },
    { slot: 'body', solid: without(sideways(cylinder(0.29, 0.75, 0.02)), sideways(cylinder(0.2, 2, 0))) },
    { slot: 'body', solid: union(nutAt(-0.78, 0.38), nutAt(0.78, 0.38)) },
    { slot: 'body', solid: moved(hexPrism(0.14, 0.1, 0.02), 0.16, 0.46, 0) },
    {
      slot: 'mark',
      solid: moved(
        extrude(
          [
            [-0.26, -0.05],
            [0.04, -0.05],
            [0.04, -0.15],
            [0.28, 0],
            [0.04, 0.15],
            [0.04, 0.05],
            [-0.26, 0.05],
          ],
          0.02,
          0.005,
        ),
        0,
        0,
        0.42,
      ),
    },
  ],
  materials: { mark: plastic('#5c4420', 0.5) },
  finishes: inFinishes('body', { brass }),
  view,
};

/** Bell with the spring above and the gauge in front. */
export const pressureReducingValve: Recipe = {
  parts: [
    ...body,
    { slot: 'body', solid: moved(cone(0.3, 0.44, 0.34, 0.04), 0, 0.62, 0) },
    { slot: 'cap', solid: moved(cylinder(0.3, 0.16, 0.06), 0, 1.04, 0) },
    { slot: 'rim', solid: moved(turned(cylinder(0.44, 0.1, 0.02), 'x', 90), 0, 0.1, 0.62) },
    { slot: 'face', solid: moved(turned(cylinder(0.38, 0.02, 0), 'x', 90), 0, 0.1, 0.715) },
    { slot: 'body', solid: turned(cylinder(0.12, 0.6, 0), 'x', 90) },
    {
      slot: 'mark',
      solid: union(
        ...[-120, -80, -40, 0, 40, 80, 120].map((turn) =>
          moved(turned(moved(box(0.015, 0.05, 0.01, 0), 0, 0.3, 0), 'z', turn), 0, 0.1, 0.735),
        ),
      ),
    },
    { slot: 'needle', solid: rod([0, 0.1, 0.745], [0.2, 0.3, 0.745], 0.022, 0.01) },
  ],
  materials: {
    cap: plastics.charcoal,
    rim: plastics.black,
    face: plastics.white,
    mark: plastics.charcoal,
    needle: plastics.red,
  },
  finishes: inFinishes('body', { brass }),
  view,
};

const pumpSide = (z: number): Part => ({
  slot: 'body',
  solid: moved(
    union(
      bulge,
      nutAt(-0.66, 0.38),
      moved(sideways(without(hexPrism(0.6, 0.17, 0.05), cylinder(0.36, 1, 0))), 0.62, 0, 0),
      moved(sideways(without(cylinder(0.46, 0.05, 0.02), cylinder(0.3, 1, 0))), 0.82, 0, 0),
      moved(hexPrism(0.2, 0.12, 0.02), 0, 0.48, 0),
      moved(without(cylinder(0.12, 0.1, 0.01), moved(box(0.14, 0.06, 0.03, 0), 0, 0.08, 0)), 0, 0.66, 0),
    ),
    0,
    0,
    z,
  ),
});

/** A pair, each with the big nut that connects to the pump. */
export const pumpValve: Recipe = {
  parts: [pumpSide(-0.72), pumpSide(0.72)],
  finishes: inFinishes('body', { brass }),
  view: { around: -28, above: 26 },
};

/** Motor in a sheet metal box on top of the valve. */
export const motorisedValve: Recipe = {
  parts: [
    ...body,
    { slot: 'body', solid: moved(cylinder(0.3, 0.12, 0.02), 0, 0.42, 0) },
    { slot: 'plate', solid: moved(box(0.62, 0.04, 0.46, 0.02), 0, 0.56, 0) },
    { slot: 'cover', solid: moved(box(0.58, 0.4, 0.42, 0.07), 0, 0.99, 0) },
    { slot: 'label', solid: moved(box(0.36, 0.16, 0.02, 0.01), -0.1, 1.06, 0.412) },
    { slot: 'lever', solid: moved(box(0.05, 0.05, 0.1, 0.02), 0.4, 0.72, 0.44) },
    {
      slot: 'flex',
      solid: cable(
        [
          [0.5, 0.8, 0],
          [0.9, 0.78, 0],
          [1.15, 0.4, 0.15],
          [1.2, -0.2, 0.3],
          [1.45, -0.4, 0.4],
        ],
        0.075,
        5,
      ),
    },
  ],
  materials: {
    plate: steel,
    cover: metals.stainless,
    label: plastic('#b3261e', 0.5),
    lever: plastics.black,
    flex: plastics.silver,
  },
  finishes: inFinishes('body', { brass }),
  view: { around: 24, above: 18 },
};
