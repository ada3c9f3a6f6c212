import { type Shelf, shelf } from './shelf.ts';

export const servicesShelves: readonly Shelf[] = [
  shelf(
    'plumbing',
    'Plumbing',
    'elbow-brass',
    'Pipe, fittings, valves and taps for water inside the building, and waste on its way out.',
    [
      shelf('pipe', 'Pipe', 'pipe-copper', 'Copper, barrier plastic and waste pipe in straight lengths and coils.', [
        shelf(
          'copper-pipe',
          'Copper pipe',
          'pipe-copper',
          'EN 1057 half-hard tube in straight lengths, for soldered, compression and press joints.',
        ),
        shelf(
          'plastic-pipe',
          'Plastic pipe',
          'pipe-coil-white',
          'Flexible barrier pipe that can be threaded through joists and needs fewer joints.',
        ),
        shelf(
          'waste-pipe',
          'Waste and overflow',
          'pipe-grey',
          'Solvent weld and push-fit waste for basins, baths, sinks and condensate.',
        ),
      ]),
      shelf(
        'fittings',
        'Pipe fittings',
        'elbow-brass',
        'Join, turn, branch and reduce. The four systems do not mix without an adaptor.',
        [
          shelf(
            'compression-fittings',
            'Compression',
            'elbow-brass',
            'Brass fittings made with two spanners and no flame; they come apart for service.',
            [],
            'Cut square, deburr, and push the pipe home to the stop. Three quarters of a turn past hand tight is enough for 15 mm; overtightening is the usual cause of a weep.',
          ),
          shelf(
            'solder-fittings',
            'Solder ring and end feed',
            'elbow-copper',
            'Neat and permanent. Solder ring carries its own solder; end feed costs less and wants more skill.',
          ),
          shelf(
            'push-fit-fittings',
            'Push-fit',
            'elbow-white',
            'Seconds to make and can turn under pressure. Always use a pipe insert in plastic pipe.',
          ),
          shelf(
            'threaded-fittings',
            'Threaded brass and chrome',
            'coupling-chrome',
            'BSP nipples, bushes, plugs and couplings for valves, pumps and meters.',
          ),
        ],
      ),
      shelf(
        'jointing',
        'Jointing and solder',
        'tape-roll-grey',
        'PTFE tape, compound, flux and solder: what makes a good joint a dry one.',
      ),
      shelf(
        'valves',
        'Valves',
        'ball-valve-brass',
        'Shut off, control, check and relieve. Full bore wherever flow matters.',
      ),
      shelf(
        'taps',
        'Taps and mixers',
        'tap-chrome',
        'Kitchen, basin, bath and garden taps, with cartridges and spares kept for ten years.',
      ),
      shelf(
        'pipe-support',
        'Pipe clips and support',
        'pipe-clip-white',
        'Support copper every 1.2 m horizontally at 15 mm, plastic every 0.5 m: sagging pipe makes noise.',
      ),
      shelf('hoses', 'Hoses', 'hose-green', 'Garden, water supply and compressed air hose, by the coil.'),
    ],
  ),
  shelf(
    'heating',
    'Heating',
    'panel-radiator-white',
    'Radiators and their valves, controls, insulation and the chemicals that keep a system clean.',
    [
      shelf(
        'radiators',
        'Radiators and towel rails',
        'panel-radiator-white',
        'Panel and column radiators with outputs at a 50 degree difference, so they can be compared.',
        [],
        'Work out the heat loss of the room first. With a heat pump at 45 degrees flow, allow for about half the output on the label.',
      ),
      shelf(
        'radiator-valves',
        'Radiator valves',
        'radiator-valve-chrome',
        'Thermostatic and manual valves, in straight, angled and corner patterns.',
      ),
      shelf(
        'heating-controls',
        'Pumps and controls',
        'pump-red',
        'Circulators, motorised valves, thermostats and programmers.',
      ),
      shelf(
        'pipe-insulation',
        'Pipe insulation',
        'insulation-roll-grey',
        'Keep heat in hot pipes and sweat off cold ones. 13 mm wall is the usual minimum indoors.',
      ),
      shelf(
        'heating-chemicals',
        'System chemicals',
        'chemical-bottle-blue',
        'Cleaner, inhibitor and leak sealer, dosed for a ten radiator house.',
      ),
    ],
  ),
  shelf(
    'electrical',
    'Electrical',
    'cable-reel-grey',
    'Cable, containment, wiring accessories, protection and light, to BS 7671.',
    [
      shelf(
        'cable',
        'Cable',
        'cable-reel-grey',
        'By the reel or cut to length in whole metres. Choose size for current and for voltage drop.',
        [
          shelf(
            'twin-and-earth',
            'Twin and earth',
            'cable-reel-grey',
            'Flat 6242Y and low-smoke 6242B for fixed wiring in buildings.',
          ),
          shelf(
            'flexible-cable',
            'Flexible cable',
            'cable-reel-black',
            'For appliances, pendants, tools and anything that moves.',
          ),
          shelf(
            'armoured-cable',
            'Armoured cable',
            'cable-reel-black',
            'Steel wire armour for burial and for runs that may be struck. Needs glands at each end.',
          ),
          shelf(
            'data-cable',
            'Data and alarm cable',
            'cable-reel-blue',
            'Copper data cable tested to its category, and cable for alarms and door entry.',
          ),
        ],
        'A 2.5 mm² ring serves most socket circuits; work out volt drop for any run beyond 20 m.',
      ),
      shelf(
        'containment',
        'Containment',
        'conduit-white',
        'Conduit, trunking, ties and glands: keep cables tidy, supported and out of harm.',
      ),
      shelf(
        'wiring-accessories',
        'Switches and sockets',
        'socket-outlet-white',
        'Plates in white moulded and metal finishes, with the same fixing centres throughout.',
      ),
      shelf(
        'boxes',
        'Boxes and enclosures',
        'junction-box-white',
        'Back boxes, adaptable boxes and weatherproof enclosures.',
      ),
      shelf(
        'protection',
        'Consumer units and protection',
        'consumer-unit-white',
        'Metal boards, breakers, RCBOs and surge protection that belong together.',
        [],
        'Mixing makers in one board voids its type test. Choose the board first and its devices from the same range.',
      ),
      shelf(
        'lighting',
        'Lamps and lighting',
        'lamp-white',
        'Lamps by cap and light output, and fittings for home, yard and workshop.',
        [
          shelf('lamps', 'Lamps', 'lamp-white', 'LED lamps by cap. Compare lumens, not watts.'),
          shelf('luminaires', 'Fittings', 'lamp-clear', 'Downlights, battens, floodlights and bulkheads.'),
        ],
      ),
    ],
  ),
];
