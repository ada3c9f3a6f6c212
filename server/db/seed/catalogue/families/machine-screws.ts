import { packs, sizes, threads } from '#server/db/seed/catalogue/axes.ts';
import { type Facts, type Family, family, type Numbers, range } from '#server/db/seed/catalogue/family.ts';

const lowHead = ({ thread = 0 }: Numbers): Facts => ({ diameter: thread, 'head-height': Math.round(thread * 6) / 10 });

const tiers = [
  [10, 0.92],
  [50, 0.84],
] as const;

export const machineScrewFamilies: readonly Family[] = [
  family('FX-MSP', 'Machine screw, pan head, pozi', 'machine-screws', 'machine-screw-zinc', 'screw', {
    blurb: 'Small full-thread screw for panels, boxes and light metalwork, with a flat bearing face.',
    text: 'The pan head bears flat on sheet and hides a slightly large hole. Pozi recess, sizes by thread and length under the head.',
    facts: {
      material: 'Carbon steel',
      finish: 'Zinc plated',
      grade: '4.8',
      standard: 'ISO 7045',
      head: 'Pan',
      drive: 'Pozi',
    },
    axes: [
      threads(['M3', 'M4', 'M5', 'M6']),
      sizes('length', [8, 10, 12, 16, 20, 25, 30], { price: 0.4 }),
      packs([100], 'bag'),
    ],
    fits: ({ thread = 0, length = 0 }) => length >= thread * 2,
    derive: lowHead,
    each: [1.35, 90],
    goesWith: ['FX-HN', 'FX-WA', 'HP-SDP'],
    ranges: [
      range(
        'FX-MSC',
        'Machine screw, countersunk, pozi',
        1,
        'Full-thread screw that finishes flush in a countersunk hole.',
        { picture: 'countersunk-screw-zinc', facts: { head: 'Countersunk', standard: 'ISO 7046' } },
      ),
      range(
        'FX-MSB',
        'Machine screw, pan head, brass slotted',
        2.6,
        'Solid brass machine screw for switchgear, instruments and restoration work.',
        {
          picture: 'slotted-screw-brass',
          facts: { material: 'Brass', finish: 'Plain', drive: 'Slotted', standard: 'ISO 1580', grade: 'CU2' },
        },
      ),
    ],
  }),
  family('IM-SC', 'Socket cap screw, grade 12.9, black', 'machine-screws', 'socket-screw-black', 'screw', {
    blurb: 'High tensile screw with a hexagon socket, for machinery, jigs and places a spanner cannot reach.',
    text: 'Rolled thread and forged socket in alloy steel. The head is one and a half times the thread across, so it counterbores neatly.\nSelf-colour: keep it oiled, or use the stainless range where it is wet.',
    facts: {
      material: 'Alloy steel',
      finish: 'Black',
      grade: '12.9',
      standard: 'ISO 4762',
      head: 'Socket cap',
      drive: 'Hex socket',
    },
    axes: [
      threads(['M4', 'M5', 'M6', 'M8', 'M10', 'M12']),
      sizes('length', [10, 16, 20, 25, 30, 40, 50, 60], { price: 0.55 }),
    ],
    fits: ({ thread = 0, length = 0 }) => length >= thread * 1.5 && length <= thread * 8,
    derive: ({ thread = 0 }) => ({ diameter: thread, 'head-height': thread }),
    each: [0.09, 3],
    tiers,
    sells: { by: 10 },
    goesWith: ['HP-HK', 'FX-WA'],
    ranges: [
      range(
        'IM-SCA2',
        'Socket cap screw, A2 stainless',
        2.1,
        'Stainless cap screw for food machinery, handrails and outdoor equipment.',
        {
          picture: 'socket-screw-stainless',
          facts: { material: 'A2 stainless steel', finish: 'Plain', grade: 'A2-70' },
        },
      ),
    ],
  }),
  family('IM-GS', 'Grub screw, cup point', 'machine-screws', 'grub-screw-black', 'screw', {
    blurb: 'Headless screw that locks collars, pulleys and handles onto their shafts.',
    text: 'The cup edge bites into the shaft. Put a drop of medium threadlock on it where there is vibration.',
    facts: { material: 'Alloy steel', finish: 'Black', grade: '45H', standard: 'ISO 4029', drive: 'Hex socket' },
    axes: [
      threads(['M4', 'M5', 'M6', 'M8', 'M10']),
      sizes('length', [6, 10, 16, 20], { price: 0.3 }),
      packs([50], 'bag'),
    ],
    fits: ({ thread = 0, length = 0 }) => length >= thread,
    derive: ({ thread = 0 }) => ({ diameter: thread }),
    each: [2.4, 30],
    goesWith: ['HP-HK'],
  }),
  family('IM-BH', 'Button head socket screw', 'machine-screws', 'button-screw-black', 'screw', {
    blurb: 'Low domed head for guards, covers and furniture, where a cap screw would catch.',
    text: 'Half the head height of a cap screw, so tighten to about two thirds of its torque.',
    facts: {
      standard: 'ISO 7380',
      head: 'Button',
      drive: 'Hex socket',
      material: 'A2 stainless steel',
      finish: 'Plain',
    },
    axes: [threads(['M4', 'M5', 'M6', 'M8']), sizes('length', [10, 16, 20, 30], { price: 0.5 }), packs([50], 'bag')],
    derive: lowHead,
    each: [5.2, 90],
    goesWith: ['HP-HK', 'IM-WAA2'],
  }),
];
