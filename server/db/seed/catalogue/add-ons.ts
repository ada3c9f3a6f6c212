/** A service on goods before they are dispatched, priced in pounds per piece of the line. */
type Option = readonly [name: string, pounds: number, isDefault?: 'default'];

export type AddOnGroup = {
  code: string;
  name: string;
  description: string;
  isRequired?: true;
  maxSelections?: number;
  options: readonly Option[];
};

export const addOnGroups: readonly AddOnGroup[] = [
  {
    code: 'cut-to-length',
    name: 'Cut to length',
    description:
      'Square cuts to within 2 mm, deburred. Tell us the lengths in the order note. Cut lengths cannot be returned.',
    options: [
      ['One cut, two pieces', 1.2],
      ['Up to four cuts', 3.5],
      ['Cut to your list', 7.5],
    ],
  },
  {
    code: 'panel-cutting',
    name: 'Panel cutting',
    description: 'Cut on the wall saw to within 1 mm. Send the cutting list with the order note; the saw takes 4 mm.',
    options: [
      ['One straight cut', 2.5],
      ['Halved and quartered', 4.5],
      ['Cut to your list, up to ten cuts', 12],
    ],
  },
  {
    code: 'edging',
    name: 'Edge lipping',
    description: 'Real wood or white edging, hot glued and trimmed flush.',
    maxSelections: 2,
    options: [
      ['Both long edges', 9.5],
      ['Both short edges', 5.5],
    ],
  },
  {
    code: 'tinting',
    name: 'Colour mixing',
    description: 'Mixed while the order is picked. Tinted paint cannot be returned, so check the reference.',
    isRequired: true,
    options: [
      ['As it comes, no tint', 0, 'default'],
      ['RAL colour', 3.5],
      ['BS 4800 colour', 3.5],
      ['Matched to a sample', 12.5],
    ],
  },
  {
    code: 'keying',
    name: 'Keying',
    description: 'Locks of one order can share a key, or sit under a master key that we register for you.',
    isRequired: true,
    options: [
      ['Keyed to differ', 0, 'default'],
      ['Keyed alike with this order', 2.5],
      ['Under a new master key', 6.5],
    ],
  },
  {
    code: 'spare-keys',
    name: 'Spare keys',
    description: 'Cut and tested with the lock.',
    options: [
      ['One spare key', 3.25],
      ['Two spare keys', 6],
      ['Five spare keys', 14],
    ],
  },
  {
    code: 'engraving',
    name: 'Engraving',
    description: 'Up to 20 characters, laser engraved, so that tools come home.',
    options: [
      ['Name or number', 3.95],
      ['Company mark from your file', 6.95],
    ],
  },
  {
    code: 'garment-print',
    name: 'Print your logo',
    description: 'One colour transfer that stands 50 washes at 60 °C. The artwork is set up once and kept.',
    maxSelections: 2,
    options: [
      ['Left breast', 3.2],
      ['Full back', 4.8],
    ],
  },
  {
    code: 'calibration',
    name: 'Calibration certificate',
    description: 'Measured against traceable standards before dispatch; adds three working days.',
    options: [
      ['Works certificate', 18],
      ['UKAS-traceable certificate', 49],
    ],
  },
  {
    code: 'test-certificate',
    name: 'Certificate',
    description: 'Sent with the invoice as PDF.',
    maxSelections: 2,
    options: [
      ['Certificate of conformity', 4],
      ['3.1 material certificate', 12.5],
    ],
  },
  {
    code: 'tap-kit',
    name: 'Fitting kit',
    description: 'What the box leaves out.',
    maxSelections: 2,
    options: [
      ['Pair of 300 mm flexible tails', 6.4],
      ['Isolating valves, pair', 7.8],
      ['Box spanner for back nuts', 5.2],
    ],
  },
  {
    code: 'radiator-kit',
    name: 'Radiator extras',
    description: 'Delivered with the radiator.',
    maxSelections: 2,
    options: [
      ['Pair of chrome valves', 24],
      ['Floor-standing feet', 18],
      ['Anti-corrosion dose', 9.5],
    ],
  },
  {
    code: 'cable-drum',
    name: 'Drum',
    description: 'Cut cable comes in a coil unless you ask for a drum.',
    options: [
      ['Cardboard drum', 1.5],
      ['Returnable plywood drum', 8.5],
    ],
  },
  {
    code: 'assembly',
    name: 'Assembly',
    description: 'Put together and checked before it is sent.',
    options: [['Assembled', 9]],
  },
];
