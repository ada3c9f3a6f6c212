import { type Shelf, shelf } from './shelf.ts';

export const toolShelves: readonly Shelf[] = [
  shelf('tools', 'Tools', 'hammer-pine', 'Hand and power tools, and the blades and bits that do the actual work.', [
    shelf('hand-tools', 'Hand tools', 'hammer-pine', 'Forged, ground and guaranteed: the tools that outlive the van.', [
      shelf(
        'hammers',
        'Hammers and striking',
        'hammer-pine',
        'Claw, club, sledge and soft-faced. Never strike two hardened faces together.',
      ),
      shelf(
        'screwdrivers',
        'Screwdrivers',
        'screwdriver-red',
        'Matched to the recess: a worn tip costs more screws than it saves.',
      ),
      shelf(
        'spanners',
        'Spanners and sockets',
        'spanner-chrome',
        'Combination, ratchet and adjustable, metric and imperial.',
      ),
      shelf(
        'pliers',
        'Pliers and cutters',
        'pliers-red',
        'Grip, cut, strip and crimp, including insulated tools tested to 1000 V.',
      ),
      shelf(
        'hand-saws',
        'Saws and knives',
        'hand-saw-yellow',
        'Hardpoint saws, hacksaws and knives, and the blades they eat.',
      ),
    ]),
    shelf(
      'measuring',
      'Measuring and marking',
      'tape-measure-yellow',
      'Tapes, levels, squares and lines. Class II tapes are good to 2.3 mm in 10 m.',
    ),
    shelf('power-tools', 'Power tools', 'power-drill-blue', 'Cordless tools on one 18 V battery, bare or in kits.'),
    shelf(
      'accessories',
      'Bits, blades and abrasives',
      'drill-bit-steel',
      'What wears out: drill bits, saw blades, discs and paper.',
      [
        shelf(
          'drill-bits',
          'Drill bits',
          'drill-bit-steel',
          'HSS and cobalt for metal, SDS and TCT for masonry, spade and auger for timber.',
          [
            shelf(
              'metal-drill-bits',
              'For metal',
              'drill-bit-gold',
              'HSS for mild steel, cobalt for stainless. Slow speed, firm pressure, cutting oil.',
            ),
            shelf(
              'masonry-drill-bits',
              'For masonry',
              'drill-bit-steel',
              'SDS-plus, SDS-max and straight shank for brick, block and concrete.',
            ),
            shelf(
              'wood-drill-bits',
              'For wood',
              'drill-bit-black',
              'Spade, auger, lip-and-spur and Forstner bits, and hole saws.',
            ),
          ],
        ),
        shelf(
          'screwdriver-bits',
          'Screwdriver bits',
          'screwdriver-blue',
          'Impact-rated bits and holders; buy PZ2 by the tub.',
        ),
        shelf(
          'saw-blades',
          'Saw blades',
          'saw-blade-red',
          'Circular, jigsaw, reciprocating and multi-tool blades by material.',
        ),
        shelf(
          'abrasives',
          'Abrasives and discs',
          'cutting-disc-black',
          'Cutting and grinding discs, flap discs, sanding discs and sheets.',
        ),
      ],
    ),
    shelf('storage', 'Tool storage', 'tool-box-red', 'Boxes, bags, buckets and organisers that survive a drop.'),
  ]),
  shelf(
    'safety',
    'Safety and workwear',
    'hard-hat-yellow',
    'Head to toe, to current European standards. Fit matters more than price.',
    [
      shelf(
        'gloves',
        'Gloves',
        'glove-grey',
        'By hazard: cut level, grip, chemical, cold. EN 388 figures are on every page.',
        [],
        'The letters after EN 388 run from A to F for cut resistance. B suits general handling, D and above suits glass and sheet steel.',
      ),
      shelf(
        'footwear',
        'Safety footwear',
        'safety-boot-black',
        'Boots, shoes and wellingtons with toe protection. Zero-rated for VAT in the United Kingdom.',
      ),
      shelf(
        'head',
        'Head protection',
        'hard-hat-yellow',
        'Helmets and bump caps. Replace after any knock, and by the date moulded in the shell.',
      ),
      shelf(
        'eyes',
        'Eye protection',
        'goggles-clear',
        'Spectacles, goggles and visors; look for the impact letter that the task asks for.',
      ),
      shelf(
        'ears',
        'Hearing protection',
        'ear-defender-yellow',
        'Plugs and muffs by noise reduction. Overprotection isolates: aim for 70 to 80 dB at the ear.',
      ),
      shelf(
        'breathing',
        'Respiratory',
        'dust-mask-white',
        'Disposable masks and reusable half masks with filters. A mask works only when it is face-fit tested.',
      ),
      shelf(
        'workwear',
        'Workwear and hi-vis',
        'hi-vis-vest-yellow',
        'Vests, jackets and trousers that can be seen and can be washed.',
      ),
      shelf('site-safety', 'Site safety', 'tape-roll-yellow', 'Barrier tape, first aid, spill kits and fire safety.'),
    ],
  ),
];
