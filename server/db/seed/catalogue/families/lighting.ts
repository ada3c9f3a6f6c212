import { choices, packs, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

const byBox = [
  [10, 0.94],
  [50, 0.87],
  [100, 0.8],
] as const;

export const lightingFamilies: readonly Family[] = [
  family('VT-MCB', 'Miniature circuit breaker', 'protection', 'circuit-breaker-white', 'box', {
    blurb: 'One-module breaker with lift terminals and a flag that shows its state.',
    text: 'B for sockets and lighting, C for motors and banks of LED drivers.',
    facts: { poles: 1, voltage: 230, standard: 'EN 60898' },
    axes: [
      sizes('current', [6, 10, 16, 20, 32, 40, 50], { price: 0.08, pad: false }),
      choices('curve', [
        ['B', 'B'],
        ['C', 'C', 1.08],
      ]),
    ],
    each: [3.4, 110],
    tiers: byBox,
    goesWith: ['VT-CU'],
    ranges: [
      range('VT-RCB', 'RCBO, 30 mA type A', 4.6, 'Overload and earth leakage in one module.', {
        facts: { trip: 30, standard: 'EN 61009' },
      }),
      range('VT-AFD', 'AFDD with RCBO', 24, 'Watches for arcs as well; for houses of many tenants.', {
        facts: { trip: 30, standard: 'EN 62606' },
        badge: 'New',
      }),
    ],
  }),
  family('VT-CU', 'Consumer unit, metal', 'protection', 'consumer-unit-white', 'box', {
    blurb: 'Steel unit with round and slot knockouts and a cable shroud.',
    text: 'Populated units come with a main switch and surge protection; breakers are chosen apart.',
    facts: { current: 100, standard: 'EN 61439-3' },
    axes: [
      sizes('ways', [6, 8, 10, 12, 16, 22], { price: 0.5, pad: false }),
      choices('pattern', [
        ['Main switch', 'MS'],
        ['Main switch and SPD', 'SP', 1.5],
        ['Dual RCD', 'DR', 1.7],
      ]),
    ],
    each: [39, 2600],
    tiers: [
      [3, 0.96],
      [10, 0.9],
    ],
  }),
  family('LW-LED', 'LED lamp', 'lamps', 'lamp-white', 'lamp', {
    blurb: 'Even light, no flicker and a heat sink that lasts.',
    text: 'Lumens say how bright, kelvin how warm: 2700 for living rooms, 4000 for kitchens and work.',
    facts: { voltage: 230, guarantee: '3 years' },
    axes: [
      choices('cap', [
        ['B22', 'B22'],
        ['E27', 'E27'],
        ['E14', 'E14', 0.9],
        ['GU10', 'GU10', 1.05],
      ]),
      sizes('lumens', [470, 806, 1055, 1521], { price: 0.6, pad: false }),
      choices('kelvin', [
        ['2700 K', '27'],
        ['4000 K', '40'],
        ['6500 K', '65'],
      ]),
    ],
    each: [2.1, 60],
    tiers: byBox,
    goesWith: ['VT-SWT'],
    ranges: [
      range('LW-FIL', 'Filament LED lamp', 1.7, 'Clear glass for fittings where the lamp is seen.', {
        picture: 'lamp-clear',
        text: 'Looks like the old one and draws a tenth.',
        facts: { voltage: 230, guarantee: '3 years', kelvin: 2700 },
        axes: [
          choices('cap', [
            ['B22', 'B22'],
            ['E27', 'E27'],
            ['E14', 'E14', 0.9],
          ]),
          sizes('lumens', [470, 806, 1055], { price: 0.6, pad: false }),
        ],
      }),
      range('LW-DIM', 'Dimmable LED lamp', 1.5, 'Dims to five per cent with trailing-edge dimmers.', {
        text: 'Check the dimmer: an old leading-edge one will buzz.',
        facts: { voltage: 230, guarantee: '3 years' },
        axes: [
          choices('cap', [
            ['B22', 'B22'],
            ['E27', 'E27'],
            ['GU10', 'GU10'],
          ]),
          sizes('lumens', [470, 806], { price: 0.6, pad: false }),
          choices('kelvin', [
            ['2700 K', '27'],
            ['4000 K', '40'],
          ]),
        ],
      }),
    ],
  }),
  family('LW-DWN', 'Fire-rated downlight', 'luminaires', 'downlight-white', 'lamp', {
    blurb: 'Push-fit downlight that holds a ceiling’s fire rating for ninety minutes.',
    text: 'May be covered by insulation with the guard on. Colour and power are set by switches on the driver.',
    facts: { voltage: 230, fire: '90 minutes', ip: 'IP65', hole: 70, guarantee: '5 years' },
    axes: [
      choices('finish', [
        ['White', 'WH'],
        ['Chrome', 'CH', 1.1, 1, 'downlight-chrome'],
        ['Matt black', 'BK', 1.1, 1, 'downlight-black'],
      ]),
      sizes('power', [5, 8, 10], { price: 0.3, pad: false }),
      packs([1, 10]),
    ],
    each: [7.4, 280],
  }),
  family('LW-BLK', 'Bulkhead, LED', 'luminaires', 'bulkhead-white', 'lamp', {
    blurb: 'Round fitting for stairs, porches and plant rooms.',
    text: 'Gear tray comes away in one hand. With a sensor it dims to ten per cent until somebody comes.',
    facts: { voltage: 230, ip: 'IP65', place: 'Indoors and out' },
    axes: [
      sizes('power', [10, 15, 18, 24], { price: 0.5, pad: false }),
      choices('pattern', [
        ['Plain', 'P'],
        ['With sensor', 'S', 1.5],
        ['Emergency', 'E', 2.4],
      ]),
    ],
    each: [14.5, 700],
    tiers: byBox,
    ranges: [
      range('LW-FLD', 'Floodlight, LED', 1.3, 'Cast body with a wide beam for yards and signs.', {
        picture: 'floodlight-black',
      }),
      range('LW-BTN', 'Batten, LED', 1.2, 'A full replacement for twin fluorescents.', { picture: 'led-batten-white' }),
    ],
  }),
];
