import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

export const storageAndJointingFamilies: readonly Family[] = [
  family('HP-BOX', 'Tool box, cantilever', 'storage', 'tool-box-red', 'box', {
    blurb: 'Opens like a drawer unit, shuts like a box.',
    text: 'Powder-coated steel with a bar that takes a padlock.',
    facts: { material: 'Steel' },
    axes: [
      choices('size', [
        ['3 tray', '3'],
        ['5 tray', '5', 1.4, 1.5],
        ['7 tray', '7', 2.1, 2.1],
      ]),
    ],
    derive: ({ size = 0 }) => ({ width: 400 + size * 80, height: 200 + size * 40, depth: 200 }),
    each: [27, 3400],
    addOns: ['engraving'],
    goesWith: ['CL-PAD'],
    ranges: [
      range('HP-STK', 'Stacking tool case', 1, 'Clips to the next one and to the trolley; sealed against dust.', {
        text: 'Deep at the bottom, organiser on top. Latches open with a gloved hand.',
        picture: 'tool-box-red',
        each: [34, 2900],
        facts: { material: 'Polypropylene', ip: 'IP65', width: 560, depth: 360 },
        axes: [sizes('height', [150, 250, 400], { price: 0.5 })],
        badge: 'New',
      }),
    ],
  }),
  family('HP-BAG', 'Tool bag, open mouth', 'storage', 'tool-bag-black', 'bag', {
    blurb: 'Hard base that stands in the wet, pockets that stay open.',
    text: 'Sixteen-ounce cloth and a steel bar through the handle.',
    facts: { material: 'Polyester' },
    axes: [sizes('width', [400, 500], { price: 0.7 })],
    derive: ({ width = 0 }) => ({ height: 300, depth: Math.round(width / 2) }),
    each: [34, 1500],
    ranges: [
      range('HP-PCH', 'Belt and pouch set', 0.9, 'Hammer loop, two pouches and a belt that adjusts over a coat.', {
        text: 'The weight sits on the hips when the braces are on.',
        picture: 'tool-belt-tan',
        axes: [],
      }),
    ],
  }),
  family('FL-ORG', 'Compartment organiser', 'storage', 'organiser-black', 'box', {
    blurb: 'Clear lid, lift-out cups: see what is nearly gone.',
    text: 'Seals well enough that nothing mixes when it falls off the tailgate.',
    facts: { material: 'Polypropylene' },
    axes: [
      choices('pieces', [
        ['10 cups', '10'],
        ['20 cups', '20', 1.5, 1.6],
      ]),
    ],
    each: [14.5, 1200],
    goesWith: ['FX-WSC', 'FX-MSP'],
    ranges: [
      range('FL-BIN', 'Stacking bins, pack of 10', 1, 'Open-fronted bins for the store room shelf.', {
        text: 'Stack, hang on a rail, and take a label in the lip.',
        picture: 'storage-bin-blue',
        each: [12.5, 1400],
        facts: { material: 'Polypropylene' },
        axes: [
          choices('size', [
            ['100 x 165 x 75 mm', 'S'],
            ['150 x 240 x 125 mm', 'M', 2, 2.2],
            ['200 x 350 x 150 mm', 'L', 3.4, 4],
          ]),
        ],
      }),
    ],
  }),
  family('BW-PTFE', 'PTFE tape', 'jointing', 'tape-roll-grey', 'tape', {
    blurb: 'Wound with the thread, it seals what a thread alone does not.',
    text: 'Eight turns of white on half inch, four of the gas grade, which is thicker and yellow-reeled.',
    facts: { width: 12, run: 12, temperature: 260 },
    axes: [
      choices('grade', [
        ['Water', 'W'],
        ['Gas', 'G', 1.8, 1.5],
      ]),
      packs([1, 10], 'pack'),
    ],
    each: [0.75, 18],
    goesWith: ['CB-BN', 'CB-BV'],
  }),
  family('BW-JC', 'Jointing compound', 'jointing', 'tub-white', 'tube', {
    blurb: 'A smear on the olive makes a sound joint a dry one.',
    text: 'Approved for drinking water. Not with plastic pipe: it softens it.',
    facts: { approval: 'WRAS', temperature: 110 },
    axes: [
      choices('size', [
        ['50 g tube', '50'],
        ['400 g tub', '400', 3.4, 7],
      ]),
    ],
    each: [4.2, 60],
    goesWith: ['CB-CE'],
  }),
  family('BW-FLX', 'Flux and solder', 'jointing', 'flux-and-solder-yellow', 'tin', {
    blurb: 'Lead-free solder and the flux that goes before it.',
    text: 'Self-cleaning flux is forgiving but corrosive: wipe it off when the joint is cold.',
    facts: { standard: 'EN 29453' },
    axes: [
      choices('pattern', [
        ['Flux paste, 100 g', 'F'],
        ['Self-cleaning flux, 80 ml', 'S', 1.3],
        ['Solder wire, 250 g', 'W', 3.1, 2.4],
        ['Solder wire, 500 g', 'W5', 5.8, 4.6],
      ]),
    ],
    each: [5.1, 110],
    goesWith: ['CB-SE', 'CB-TX'],
  }),
];
