import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const life = { guarantee: 'Lifetime' };

export const spannerFamilies: readonly Family[] = [
  family('KS-CSP', 'Combination spanner', 'spanners', 'spanner-chrome', 'spanner', {
    blurb: 'Open one end, ring the other, in polished chrome vanadium.',
    text: 'The ring drives on the flats, not the corners, so it does not round a tired nut.',
    facts: { ...life, material: 'Chrome vanadium steel', standard: 'ISO 3318' },
    axes: [sizes('across-flats', [8, 10, 13, 16, 17, 18, 19, 24, 30], { price: 0.9 })],
    derive: ({ 'across-flats': flats = 10 }) => ({ length: Math.round(70 + flats * 9) }),
    each: [3.4, 35],
    goesWith: ['FX-HB', 'FX-HN'],
    ranges: [
      range('HP-CSR', 'Ratchet combination spanner', 2.6, 'Seventy-two teeth: a five degree swing is enough.', {
        picture: 'spanner-chrome',
      }),
    ],
  }),
  family('KS-CSS', 'Combination spanner set', 'spanners', 'spanner-chrome', 'spanner', {
    blurb: 'In a roll, with nothing missing in the middle.',
    text: 'The twelve has 6 to 19 mm, the twenty-five goes to 32.',
    facts: life,
    axes: [packs([12, 25], 'pack')],
    each: [34, 1600],
    addOns: ['engraving'],
  }),
  family('HP-SKT', 'Socket set', 'spanners', 'socket-set-chrome', 'box', {
    blurb: 'Ratchet, sockets and extensions in a case that shuts.',
    text: 'Six-point sockets: twelve points are for reaching, six for undoing what somebody else did up.',
    facts: { ...life, material: 'Chrome vanadium steel' },
    axes: [
      choices('size', [
        ['1/4 in drive, 45 piece', '14'],
        ['3/8 in drive, 40 piece', '38', 1.3, 1.6],
        ['1/2 in drive, 25 piece', '12', 1.6, 2.6],
        ['1/4 and 1/2 in drive, 94 piece', '94', 2.5, 3.4],
      ]),
    ],
    each: [39, 1900],
    addOns: ['engraving'],
  }),
  family('KS-ADJ', 'Adjustable spanner', 'spanners', 'adjustable-spanner-chrome', 'spanner', {
    blurb: 'Slim jaws, marked in millimetres.',
    text: 'Pull so that the fixed jaw takes the load.',
    facts: { material: 'Chrome vanadium steel', finish: 'Phosphated' },
    axes: [sizes('length', [150, 200, 250, 300], { price: 0.9 })],
    derive: ({ length = 0 }) => ({ 'across-flats': Math.round(length / 8) }),
    each: [9.6, 150],
    goesWith: ['CB-CE'],
    ranges: [
      range('HP-ADW', 'Adjustable spanner, wide jaw', 1.7, 'Opens to 39 mm in a 205 mm tool: made for waste nuts.', {
        facts: { material: 'Chrome vanadium steel', finish: 'Phosphated' },
        axes: [sizes('length', [155, 205], { price: 0.9 })],
      }),
    ],
  }),
  family('HP-TW', 'Torque wrench', 'spanners', 'torque-wrench-chrome', 'spanner', {
    blurb: 'Clicks once, at the value on the barrel, within 3%.',
    text: 'Wind it back to the bottom of the scale after use, or the spring takes a set.',
    facts: { standard: 'ISO 6789' },
    axes: [
      choices('size', [
        ['5 to 25 Nm, 1/4 in', '25'],
        ['20 to 110 Nm, 3/8 in', '110', 1.15],
        ['40 to 210 Nm, 1/2 in', '210', 1.3, 1.5],
      ]),
    ],
    derive: ({ size = 0 }) => ({ torque: [25, 110, 210][size] ?? 25 }),
    each: [62, 780],
    addOns: ['calibration', 'engraving'],
  }),
];
