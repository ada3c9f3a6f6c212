import { type Shelf, shelf } from './shelf.ts';

export const fixingsShelves: readonly Shelf[] = [
  shelf(
    'fixings',
    'Fixings and fasteners',
    'bolt-zinc',
    'Bolts, screws, nails and anchors, from a single handful to a full pallet. Start with what you fix into, then the load.',
    [
      shelf(
        'bolts',
        'Bolts and studding',
        'bolt-zinc',
        'Machine-threaded fixings for joints that must come apart again, or carry load in shear or tension.',
        [
          shelf(
            'hex-bolts',
            'Hex bolts',
            'bolt-zinc',
            'Part-threaded bolts for shear joints, where the plain shank bears on the hole.',
            [],
            'Measure the length from under the head. Choose it so that one to three threads stand proud of the nut, and keep the threaded part out of the shear plane.',
          ),
          shelf(
            'set-screws',
            'Hex set screws',
            'bolt-stainless',
            'Threaded right up to the head, for tapped holes and for clamping thin parts.',
            [],
            'A set screw should engage a tapped steel hole by at least its own diameter, and aluminium by twice that.',
          ),
          shelf(
            'coach-bolts',
            'Coach bolts',
            'coach-bolt-zinc',
            'Domed head and square neck that bites into timber: one spanner does the job.',
            [],
            'Drill the hole to the thread size and tap the head home before tightening. A washer goes under the nut, never under the head.',
          ),
          shelf(
            'machine-screws',
            'Machine screws',
            'socket-screw-black',
            'Small screws with a full thread for metalwork, panels and electrical boxes.',
          ),
          shelf(
            'studding',
            'Threaded rod and studding',
            'threaded-rod-zinc',
            'Metre lengths to cut on site, for hangers, resin anchors and long through fixings.',
          ),
        ],
        'For most steelwork grade 8.8 is right. Use A2 stainless outdoors and A4 near the sea or swimming pools, and never mix stainless bolts with zinc plated nuts.',
      ),
      shelf(
        'nuts-and-washers',
        'Nuts and washers',
        'hex-nut-zinc',
        'Match the grade and the finish of the bolt; the weakest part sets the strength of the joint.',
        [
          shelf(
            'nuts',
            'Nuts',
            'hex-nut-zinc',
            'Full, locking, flanged and wing nuts in the threads we sell bolts for.',
          ),
          shelf(
            'washers',
            'Washers',
            'washer-zinc',
            'Spread the load, span a slotted hole, or keep a nut from working loose.',
          ),
        ],
      ),
      shelf(
        'screws',
        'Screws',
        'wood-screw-yellow',
        'Self-drilling and self-tapping screws for timber, board and sheet metal.',
        [
          shelf(
            'wood-screws',
            'Wood screws',
            'wood-screw-yellow',
            'For softwood, hardwood and man-made boards, indoors and out.',
            [
              shelf(
                'general-wood-screws',
                'General purpose',
                'wood-screw-yellow',
                'The box that is always open: countersunk, sharp point, for indoor joinery and first fix.',
              ),
              shelf(
                'exterior-wood-screws',
                'Decking and exterior',
                'wood-screw-stainless',
                'Coated or stainless, for treated timber that would stain or eat a plain screw.',
              ),
              shelf(
                'structural-screws',
                'Structural timber screws',
                'wood-screw-zinc',
                'Long screws that take the place of coach screws and pre-drilling in frames and roofs.',
              ),
            ],
            'Choose a screw about three times as long as the piece you are fixing is thick, and leave 5 mm of timber behind the point.',
          ),
          shelf(
            'drywall-screws',
            'Drywall screws',
            'drywall-screw-black',
            'Bugle head that sinks without tearing the paper; coarse thread for timber, fine for metal stud.',
          ),
          shelf(
            'metal-screws',
            'Metal and roofing screws',
            'self-drilling-screw-zinc',
            'Drill, tap and fasten in one pass through sheet, purlin and rail.',
          ),
        ],
      ),
      shelf(
        'anchors',
        'Wall and masonry fixings',
        'anchor-grey',
        'Hold in brick, block, concrete and hollow board. The base material decides, then the load.',
        [
          shelf(
            'plugs',
            'Plugs and frame fixings',
            'anchor-red',
            'Light to medium fixings for brick, block and plasterboard.',
          ),
          shelf(
            'heavy-anchors',
            'Through bolts and sleeve anchors',
            'anchor-zinc',
            'Medium to heavy fixings in sound concrete and solid brick.',
          ),
          shelf(
            'concrete-screws',
            'Concrete screws',
            'self-drilling-screw-zinc',
            'Cut their own thread in concrete, can be removed, and can sit close to an edge.',
          ),
          shelf(
            'resin',
            'Resin anchors',
            'sealant-tube-grey',
            'No expansion stress: for heavy loads, close edges and hollow masonry with sleeves.',
          ),
        ],
        'Figures on the box are for sound concrete. In brick and block use what the page gives for that material, and test one fixing before you rely on fifty.',
      ),
      shelf('nails', 'Nails', 'nail-zinc', 'Loose nails by the kilogram and collated strips for nail guns.'),
      shelf(
        'brackets',
        'Brackets, hangers and chain',
        'bracket-zinc',
        'Joist hangers, angle brackets, shelf supports, and chain by the metre.',
      ),
    ],
  ),
];
