import type { BlogPostSeed } from './blog-post.ts';

export const choosingPosts: readonly BlogPostSeed[] = [
  {
    slug: 'a2-or-a4-stainless',
    title: 'A2 or A4: which stainless do you need?',
    excerpt:
      'Two grades cover almost every job. The difference is a little molybdenum and whether salt will ever reach it.',
    author: 'Morag Sinclair',
    category: 'choosing',
    tags: ['stainless', 'corrosion', 'bolts'],
    daysAgo: 6,
    shelves: ['hex-bolts', 'washers'],
    body: `<p>Stainless does not mean stain-proof. Every stainless fixing protects itself with a thin skin of chromium oxide that heals when it is scratched. What breaks that skin is chloride: sea air, road salt, pool water and some cleaning agents.</p>
<h2>A2 for most outdoor work</h2>
<p>A2 is the 304 family. It is right for fencing, cladding, signs, food rooms that are washed with mild detergent, and anything inland that rain rinses regularly. It is cheaper than A4 by about a third, and it is what most people picture when they say stainless.</p>
<h2>A4 where salt is at home</h2>
<p>A4, the 316 family, adds two to three per cent of molybdenum. That is enough to resist the small pits that chloride starts. Use it within a few miles of the coast, on boats and pontoons, around pools, in car parks where salty slush drips, and on swimming-pool ceilings only after you have asked an engineer.</p>
<h2>Three habits that matter more than the grade</h2>
<ul>
<li><strong>Do not mix metals in the wet.</strong> A zinc-plated washer under a stainless bolt gives itself up to protect the bolt. Match the washer and the nut.</li>
<li><strong>Use clean tools.</strong> A driver bit that has worked on plain steel leaves particles behind, and those rust. The fixing gets the blame.</li>
<li><strong>Lubricate long threads.</strong> Stainless galls: run dry and fast, the nut seizes half-way. A touch of anti-seize and a hand tool cost less than a grinder.</li>
</ul>
<h2>Strength</h2>
<p>A2-70 and A4-70 stand at 700 N/mm², a little below grade 8.8. If a drawing asks for 8.8 and you want stainless, ask for class 80 or go up a size, and let whoever signs the drawing decide.</p>`,
  },
  {
    slug: 'ip-ratings-in-plain-words',
    title: 'IP ratings in plain words',
    excerpt:
      'Two digits tell you what gets in. Read them in the right order and you will never overspend on a box again.',
    author: 'Dev Patel',
    category: 'choosing',
    tags: ['electrical', 'ip-ratings'],
    daysAgo: 19,
    shelves: ['boxes', 'luminaires'],
    body: `<p>An IP rating is two promises. The first digit is about solids, the second about water. They are tested apart, so a box can be very good at one and poor at the other.</p>
<h2>The first digit: fingers, wires, dust</h2>
<p>2 keeps fingers out, 4 keeps a one-millimetre wire out, 5 lets in so little dust that it does no harm, and 6 lets in none. Indoors in a clean room you rarely need more than 2. In a joinery shop, ask for 5 or 6.</p>
<h2>The second digit: drips, jets, depth</h2>
<table>
<thead><tr><th>Digit</th><th>Stands up to</th></tr></thead>
<tbody>
<tr><td>4</td><td>Splashes from any side</td></tr>
<tr><td>5</td><td>A garden hose</td></tr>
<tr><td>6</td><td>A strong jet</td></tr>
<tr><td>7</td><td>Half an hour, one metre deep</td></tr>
<tr><td>8</td><td>Longer or deeper, as the maker says</td></tr>
</tbody>
</table>
<p>Note what is missing: 7 does not include 6. A box that survives a puddle may still leak under a pressure washer. If it must do both, look for both marks, such as IP66/IP67.</p>
<h2>The rating belongs to the whole assembly</h2>
<p>Drill a hole in an IP66 box and fit a cheap grommet, and you own an IP20 box with a good lid. The gland, the cable diameter and the torque on the lid screws are part of the rating. Enter from below, leave a drip loop, and use a gland whose range takes your cable in its middle third.</p>
<h2>What to order</h2>
<p>For a bathroom away from the spray, IP44. For a wall in the rain, IP55. For a loading bay that is hosed, IP66. For anything buried, talk to us first.</p>`,
  },
  {
    slug: 'choosing-a-wall-anchor',
    title: 'Choosing an anchor: start with the wall',
    excerpt: 'The load decides the size, but the wall decides the kind. A minute with a small bit tells you which.',
    author: 'Morag Sinclair',
    category: 'choosing',
    tags: ['anchors', 'masonry'],
    daysAgo: 33,
    shelves: ['anchors', 'masonry-drill-bits'],
    body: `<p>Most anchors that pull out were strong enough. They were in the wrong wall. Before you choose, drill a trial hole with a 5 mm masonry bit and no hammer, and look at what comes out.</p>
<h2>Read the dust</h2>
<ul>
<li><strong>Grey and slow:</strong> concrete. Through-bolts, sleeve anchors and concrete screws all work.</li>
<li><strong>Red and steady:</strong> solid brick. Nylon plugs and frame fixings. Stay in the brick, not in the joint.</li>
<li><strong>Red with a sudden jump:</strong> hollow brick. Use a long plug that spreads, or resin with a sleeve.</li>
<li><strong>White and fast, then nothing:</strong> plasterboard. Spring toggles or metal cavity anchors; better, find the stud.</li>
<li><strong>Pale grey and soft:</strong> aerated block. A special plug with wings, or resin. Hammer action breaks it out, so drill by rotation alone.</li>
</ul>
<h2>Then the load</h2>
<p>Ask which way it pulls. A shelf pulls down and a little out; a television arm pulls out hard; a handrail must hold a falling person. For a pull straight out of a ceiling, do not use expansion plugs at all.</p>
<h2>Edge and spacing</h2>
<p>Expansion anchors push sideways. Keep them ten diameters from an edge and from each other, or use a concrete screw or resin, which push far less. Near a corner that is often the whole difference.</p>
<h2>Clean the hole</h2>
<p>Blow, brush, blow. Dust in the hole halves what resin holds and is the commonest reason for a failed pull test. A pump and a brush weigh nothing and live in every bag we sell.</p>`,
  },
];
