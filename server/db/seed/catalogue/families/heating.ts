import { choices, sizes } from '#server/db/seed/catalogue/axes.ts';
import { type Family, family, range } from '#server/db/seed/catalogue/family.ts';

export const heatingFamilies: readonly Family[] = [
  family('TS-PMP', 'Circulating pump, A-rated', 'heating-controls', 'pump-red', 'valve', {
    blurb: 'Self-adjusting pump, 130 mm between valves.',
    text: 'Mount with the shaft level. Constant or proportional pressure, with a vent program for the first hour.',
    facts: { centres: 130, voltage: 230, standard: 'EN 16297' },
    axes: [
      choices('size', [
        ['5 m head', '50'],
        ['6 m head', '60', 1.12],
        ['8 m head', '80', 1.7],
      ]),
    ],
    derive: ({ size = 0 }) => ({ power: [22, 34, 60][size] ?? 22 }),
    each: [86, 2100],
    goesWith: ['TS-PV'],
  }),
  family('TS-PV', 'Pump valves, pair', 'heating-controls', 'pump-valve-brass', 'valve', {
    blurb: 'Change the pump without draining the house.',
    text: 'Gate pattern is standard; the ball pattern still shuts when it is twenty years old.',
    facts: { material: 'Brass', connection: '22 mm' },
    axes: [
      choices('pattern', [
        ['Gate', 'G'],
        ['Ball', 'B', 1.5],
      ]),
    ],
    each: [11.5, 540],
  }),
  family('TS-MV', 'Motorised valve', 'heating-controls', 'motorised-valve-brass', 'valve', {
    blurb: 'Two and three port valves for S and Y plans.',
    text: 'The head comes off with one button, so a stuck actuator is not a drained system.',
    facts: { voltage: 230, standard: 'EN 60730' },
    axes: [
      choices('pattern', [
        ['2 port', '2'],
        ['3 port mid-position', '3', 1.3, 1.2],
      ]),
      sizes('bore', [22, 28], { price: 0.6 }),
    ],
    each: [52, 900],
    goesWith: ['TS-RT'],
  }),
  family('TS-RT', 'Room thermostat', 'heating-controls', 'thermostat-white', 'box', {
    blurb: 'Dial, digital or programmable, wired or without.',
    text: 'At chest height on an inside wall, out of the sun and away from the television.',
    facts: { voltage: 230, colour: 'White' },
    axes: [
      choices('pattern', [
        ['Dial, wired', 'D'],
        ['Digital, wired', 'E', 1.9],
        ['Programmable, wired', 'P', 3],
        ['Programmable, wireless', 'W', 5],
      ]),
    ],
    each: [17.5, 180],
    goesWith: ['TS-MV'],
    ranges: [
      range('TS-RTC', 'Cylinder thermostat', 1, 'Strap-on thermostat for hot water, set to 60 °C.', {
        picture: 'thermostat-white',
        text: 'A third of the way up the cylinder, tight against bare copper.',
        each: [14.9, 160],
        facts: { voltage: 230 },
        axes: [],
      }),
    ],
  }),
  family('TS-EL', 'Towel rail element', 'heating-controls', 'heating-element-chrome', 'valve', {
    blurb: 'Warm towels in July, without the boiler.',
    text: 'Choose no more than the rail’s own output. Always through a fused spur.',
    facts: { voltage: 230, ip: 'IP66', connection: '1/2 in BSP' },
    axes: [
      sizes('power', [150, 300, 600], { price: 0.2 }),
      choices('pattern', [
        ['Fixed', 'F'],
        ['Thermostatic', 'T', 2.4],
      ]),
    ],
    each: [21, 320],
    goesWith: ['TS-TR'],
  }),
  family('TS-PI', 'Pipe insulation, foam', 'pipe-insulation', 'pipe-lagging-grey', 'pipe', {
    blurb: 'Slit polyethylene in 2 m lengths.',
    text: 'Glue the slit and the butts, and mitre the corners: gaps lose more than thickness gains.',
    facts: { material: 'Polyethylene foam', run: 2, conductivity: 0.04, temperature: 105 },
    axes: [sizes('bore', [15, 22, 28, 35], { price: 0.4 }), sizes('wall', [9, 13, 19, 25], { price: 0.9 })],
    each: [0.62, 40],
    sells: { by: 5 },
    tiers: [
      [50, 0.9],
      [200, 0.8],
    ],
    goesWith: ['CB-TX', 'BW-TPE'],
    ranges: [
      range(
        'TS-PIR',
        'Pipe insulation, rubber, closed cell',
        3.2,
        'For chilled pipes and for outdoors: no condensation behind it.',
        { picture: 'pipe-lagging-black', facts: { material: 'Nitrile rubber', conductivity: 0.036 } },
      ),
    ],
  }),
  family('TS-INH', 'Central heating inhibitor', 'heating-chemicals', 'chemical-bottle-blue', 'tin', {
    blurb: 'One litre keeps a ten-radiator system from rusting.',
    text: 'Clean and flush first, dose, and write the date on the label that comes with it. Test every year.',
    facts: { standard: 'BS 7593', use: 'Heating' },
    axes: [
      choices('pattern', [
        ['Inhibitor', 'I'],
        ['Cleaner', 'C'],
        ['Leak sealer', 'L', 1.1],
        ['Noise reducer', 'N', 1.1],
      ]),
      choices('size', [
        ['500 ml concentrate', 'H', 0.95, 0.6],
        ['1 l', '1'],
        ['5 l', '5', 4.2, 5],
      ]),
    ],
    fits: ({ pattern = 0, size = 0 }) => size < 2 || pattern < 2,
    each: [13.8, 1050],
    goesWith: ['TS-K2', 'TS-MF'],
  }),
  family('TS-MF', 'Magnetic filter', 'heating-chemicals', 'magnetic-filter-black', 'valve', {
    blurb: 'Catches the black sludge before the boiler does.',
    text: 'On the return, before the pump. Clean it at every service; two minutes with the valves shut.',
    facts: { pressure: 6, temperature: 100 },
    axes: [sizes('bore', [22, 28], { price: 0.5 })],
    each: [64, 1700],
    goesWith: ['TS-INH'],
  }),
  family('TS-EV', 'Expansion vessel', 'heating-controls', 'expansion-vessel-red', 'tin', {
    blurb: 'Takes up what water grows by when it is hot.',
    text: 'Check the air side with the system empty: it should be the static height in bar plus 0.3.',
    facts: { pressure: 3, standard: 'EN 13831', material: 'Steel' },
    axes: [
      sizes('litres', [8, 12, 18, 24, 35], { price: 0.5, weight: 0.8 }),
      choices('use', [
        ['Heating', 'H'],
        ['Drinking water', 'W', 1.5, 1.1],
      ]),
    ],
    each: [22, 2100],
  }),
];
