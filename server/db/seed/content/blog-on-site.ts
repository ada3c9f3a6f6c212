import type { BlogPostSeed } from './blog-post.ts';

export const onSitePosts: readonly BlogPostSeed[] = [
  {
    slug: 'compression-joints-that-stay-dry',
    title: 'Compression joints that stay dry',
    excerpt: 'A compression joint leaks for one of five reasons. All of them are visible before you turn the water on.',
    author: 'Owen Price',
    category: 'on-site',
    tags: ['plumbing', 'leaks'],
    daysAgo: 11,
    shelves: ['compression-fittings', 'valves'],
    body: `<p>Compression fittings forgive a lot. They can be undone, they need no flame, and they seal brass to copper with nothing but a ring. When one weeps, it is nearly always one of these.</p>
<h2>1. The pipe is not square</h2>
<p>Use a wheel cutter, not a hacksaw. A slanted end lets the pipe sit off the stop, and the olive then closes at an angle.</p>
<h2>2. The burr is still there</h2>
<p>The inner burr narrows the bore and whistles. The outer burr scores the olive as you push it on, and that scratch is a path for water. Half a turn with a reamer cures both.</p>
<h2>3. The pipe is not home</h2>
<p>Push until you feel the stop and mark the pipe at the nut. If the mark has moved when you have tightened, take it apart and begin again.</p>
<h2>4. It is too tight</h2>
<p>This one surprises people. Hand tight, then one full turn on 15 mm and three quarters on 22 mm. More than that collapses the pipe under the olive, and no amount of tightening brings it back. Hold the body with a second spanner: a fitting that turns undoes its neighbour.</p>
<h2>5. Paste used as a cure</h2>
<p>A smear of jointing compound on the olive is good practice on old pipe. A finger of it in the fitting is a way to block a valve. If a clean joint needs paste to hold, the pipe is out of round: cut back to a good length.</p>
<h2>Test like you mean it</h2>
<p>Dry every joint with a paper towel, fill slowly with a tap open at the top, then close it. Look after one minute and again after ten. Wipe with a fresh towel: the eye misses a film that paper shows at once.</p>`,
  },
  {
    slug: 'screws-that-do-not-split-oak',
    title: 'Screws that do not split oak',
    excerpt: 'Hardwood is not difficult, it is honest: it shows every short cut. Pilot holes, wax and the right tip.',
    author: 'Hannah Brooks',
    category: 'on-site',
    tags: ['timber', 'screws'],
    daysAgo: 27,
    shelves: ['wood-screws', 'wood-drill-bits'],
    body: `<p>A modern screw with a cut tip drives into softwood without a pilot, and that habit is what splits hardwood. Oak, beech and sapele do not give way: whatever volume the screw takes has to go somewhere.</p>
<h2>Two holes, two sizes</h2>
<p>Drill the top board to the diameter of the shank, so that the screw slides through and can pull the boards together. Drill the bottom board to the root of the thread, which for a 5 mm screw is about 3 mm, a little more in dry oak. Drill to the full length of the screw.</p>
<h2>Wax</h2>
<p>A stub of candle on the thread halves the effort. Soap works too, but it holds water, and water with oak and steel makes black stains that go deep. Never use it on anything that will be seen.</p>
<h2>Which screw</h2>
<p>The tannin in oak eats zinc and even brass in a damp room. Use A2 stainless indoors and A4 outside. Stainless is softer than hardened steel, so run a steel screw of the same size in first, take it out and drive the stainless one into the thread it cut.</p>
<h2>The last turn by hand</h2>
<p>Set the clutch low and finish with a screwdriver. The head of a stainless screw shears quite suddenly, and getting the rest out of finished oak is an afternoon you will not invoice.</p>
<h2>Near the end of a board</h2>
<p>Keep seven diameters away, or drill the clearance hole all the way and use a washer-head screw, which clamps without wedging.</p>`,
  },
  {
    slug: 'prime-first-ask-later',
    title: 'Prime first: why paint peels',
    excerpt: 'Paint fails at the layer you cannot see. What to put under the topcoat on six common surfaces.',
    author: 'Hannah Brooks',
    category: 'on-site',
    tags: ['paint', 'preparation'],
    daysAgo: 48,
    shelves: ['primers', 'brushes-and-rollers'],
    body: `<p>When paint comes off in sheets, the topcoat is hardly ever at fault. It lost its grip on what lay under it. Most of that is decided in the first hour.</p>
<h2>Clean, then dull</h2>
<p>Grease first, with sugar soap and a rinse. Then take off the shine with 120 grit: paint holds on to scratches. Dust off with a damp cloth, not a dry brush, which only moves it along the wall.</p>
<h2>What to prime with</h2>
<table>
<thead><tr><th>Surface</th><th>First coat</th></tr></thead>
<tbody>
<tr><td>New plaster</td><td>Matt emulsion thinned with a third of water</td></tr>
<tr><td>Bare softwood</td><td>Knotting on the knots, then wood primer</td></tr>
<tr><td>Galvanised steel</td><td>Mordant solution or a primer made for zinc</td></tr>
<tr><td>Bare steel</td><td>Zinc phosphate primer the same day</td></tr>
<tr><td>Tiles and plastic</td><td>Adhesion primer, thin, and a full day of rest</td></tr>
<tr><td>Water stains</td><td>Shellac-based stain block, two thin coats</td></tr>
</tbody>
</table>
<h2>Thin coats dry, thick coats skin</h2>
<p>A heavy coat closes at the top and stays soft beneath. It wrinkles when the next one goes on and marks for weeks. Two thin coats cover better than one thick one, and the second takes half the time.</p>
<h2>Mind the dew point</h2>
<p>If the wall is colder than the air, water you cannot see is already on it. Paint after eleven and stop at three on a cold day, and keep metal off the list until the temperature stays above eight degrees.</p>`,
  },
  {
    slug: 'bleeding-a-sealed-system',
    title: 'Bleeding a sealed heating system without losing pressure',
    excerpt: 'Cold at the top, hot at the bottom: air. How to let it out and leave the boiler happy.',
    author: 'Owen Price',
    category: 'on-site',
    tags: ['heating', 'plumbing'],
    daysAgo: 62,
    shelves: ['radiator-valves'],
    body: `<p>A radiator that is cold at the top has air in it. One that is cold at the bottom has sludge, and bleeding it will not help. Feel before you fetch the key.</p>
<h2>Before you start</h2>
<p>Switch the heating off and let it cool for half an hour. A pump that runs pulls air in through the very valve you open. Read the pressure at the boiler and write it down; between 1 and 1.5 bar cold is usual.</p>
<h2>From the bottom up</h2>
<p>Begin with the lowest radiator nearest the boiler and finish with the highest and farthest. Open the bleed screw by a quarter of a turn, no more, with a cloth beneath. Close it when water comes without spitting. Do not take the screw right out: finding it behind a radiator with the water running is a memory that lasts.</p>
<h2>Top up slowly</h2>
<p>Each radiator costs a little pressure. Open the filling loop a crack and stop at the figure you wrote down. Filling fast carries fresh bubbles round the system and you will be back next week.</p>
<h2>If it comes back</h2>
<ul>
<li>Air every week means the system is drawing it in: look for a weeping joint on the suction side of the pump, or a tired automatic vent.</li>
<li>Gas that burns with a pale flame is hydrogen, and hydrogen means corrosion. Flush and dose with inhibitor.</li>
<li>Pressure that falls without a leak points to the expansion vessel. Press its valve: water there means that the diaphragm is gone.</li>
</ul>
<p>Inhibitor is diluted by every top-up. If you have added more than a few litres, add a dose before you leave.</p>`,
  },
];
