import type { BlogPostSeed } from './blog-post.ts';

export const tradeDeskPosts: readonly BlogPostSeed[] = [
  {
    slug: 'glove-numbers-explained',
    title: 'What the numbers on a glove mean',
    excerpt:
      'Four digits and a letter under a hammer mark. Which of them matter for handling sheet metal, and which for bricks.',
    author: 'Siân Howell',
    category: 'choosing',
    tags: ['safety', 'gloves'],
    daysAgo: 40,
    shelves: ['gloves'],
    body: `<p>A glove to EN 388 carries a row of marks like 4X43D. Each place is a separate test, and a high figure in one says nothing about the next.</p>
<h2>Place by place</h2>
<ol>
<li><strong>Abrasion, 0 to 4.</strong> How many rubs with sandpaper the palm survives. This one wears out gloves on blocks and slabs.</li>
<li><strong>Cut by a rolling blade, 0 to 5 or X.</strong> The old cut test. An X means it was left out because the yarn blunts the blade, which is a good sign.</li>
<li><strong>Tear, 0 to 4.</strong> How far a snag runs.</li>
<li><strong>Puncture, 0 to 4.</strong> A blunt point, not a needle. No ordinary glove stops a needle.</li>
<li><strong>Cut to ISO 13997, A to F.</strong> The one to look at for metal and glass: how many newtons a straight blade needs. B suits general handling, D sheet metal, F glass and blades.</li>
</ol>
<h2>Dexterity is safety too</h2>
<p>People take off gloves they cannot feel through. A thin F-rated glove worn all day protects more than a thick one in a pocket. Try a size down from habit: a glove that bunches at the fingertips is the one that gets caught.</p>
<h2>Coatings</h2>
<p>Polyurethane for dry and clean work, foam nitrile where there is oil, latex for wet grip on masonry. Latex swells in oil and nitrile stiffens in frost.</p>
<h2>When to throw them away</h2>
<p>When the coating shows the weave. The rating was earned by a new glove, and half of it lived in that layer.</p>`,
  },
  {
    slug: 'cable-sizes-without-the-tables',
    title: 'Twin and earth: picking a size to quote from',
    excerpt: 'A quick way to the likely cable for a price. The calculation still has to be done before you pull it in.',
    author: 'Dev Patel',
    category: 'choosing',
    tags: ['electrical', 'cable'],
    daysAgo: 75,
    shelves: ['cable'],
    body: `<p>You cannot choose a cable without knowing how it is fixed, how warm it runs and how far it goes. You can, however, guess well enough to quote a small job, and that is what this is for.</p>
<h2>The usual suspects</h2>
<table>
<thead><tr><th>Circuit</th><th>Likely size</th></tr></thead>
<tbody>
<tr><td>Lighting, 6 A</td><td>1.0 or 1.5 mm²</td></tr>
<tr><td>Ring final, 32 A</td><td>2.5 mm²</td></tr>
<tr><td>Radial, 20 A</td><td>2.5 mm²</td></tr>
<tr><td>Radial, 32 A</td><td>4.0 mm²</td></tr>
<tr><td>Cooker</td><td>6.0 mm²</td></tr>
<tr><td>Shower, up to 9.5 kW</td><td>10.0 mm²</td></tr>
</tbody>
</table>
<h2>Three things that push you up a size</h2>
<ul>
<li><strong>Insulation.</strong> A cable buried in loft wool may carry half of what it does on a wall. Clip it to the joist instead, above the wool.</li>
<li><strong>Bunching.</strong> Six loaded circuits through one hole warm each other. Spread them out.</li>
<li><strong>Distance.</strong> Past about 25 metres, volt drop decides before heat does. Lighting is allowed less drop than anything else.</li>
</ul>
<h2>Buy the drum</h2>
<p>On 2.5 mm² the hundred-metre drum costs about a tenth less for each metre than cut lengths, and offcuts are the most expensive cable on any van. Tier prices on cable start at five drums and mix across sizes within a week for account customers: ask.</p>
<h2>And then calculate</h2>
<p>Whoever signs the certificate works out the circuit with the real method, grouping and length. Quote from this page; install from the calculation.</p>`,
  },
  {
    slug: 'order-a-months-stock-in-two-minutes',
    title: 'Order a month’s stock in two minutes',
    excerpt: 'Lists, part numbers and last month’s order: three ways to fill a cart without browsing.',
    author: 'Siân Howell',
    category: 'trade-desk',
    tags: ['ordering', 'lists'],
    daysAgo: 3,
    shelves: ['hex-bolts', 'cable'],
    body: `<p>Our busiest customers never see a category page. They know what they use, and they want it in the cart before the kettle boils. Here is how they do it.</p>
<h2>Type the part number, any way you like</h2>
<p>The search takes part numbers with or without hyphens, in capitals or not, with leading zeros or without. Type the whole number and the part is pinned at the top with a quantity box: type the quantity, press Enter, carry on with the next.</p>
<h2>Mark several sizes at once</h2>
<p>A product page has one row for each size. Put quantities against as many as you need, then add them together. Enter goes to the next row, so you can keep one hand on the number pad.</p>
<h2>Watch the next price</h2>
<p>Where a line is close to a cheaper tier, the page says how many more it takes and what each would cost. Twenty at the old price is sometimes dearer than twenty-five at the new one.</p>
<h2>Keep a list for each van</h2>
<p>A list holds parts with the quantity you usually take. Tick what is missing on Friday and add the ticked lines to the cart. Lists belong to your account, so whoever orders sees the same one.</p>
<h2>References keep the peace</h2>
<p>Put the job number in “Your reference” at the checkout. It is printed on the label, the delivery note and the invoice, and the person who unpacks the van will thank you.</p>`,
  },
  {
    slug: 'sending-things-back',
    title: 'Sending things back: what helps us help you',
    excerpt: 'Thirty days, unused, in its box. What to write on the return so that the refund is quick.',
    author: 'Siân Howell',
    category: 'trade-desk',
    tags: ['ordering'],
    daysAgo: 90,
    shelves: ['power-tools'],
    body: `<p>We take back unused stock within thirty days, and anything faulty for as long as its guarantee runs. Most returns are settled the day they reach us. The slow ones have something missing.</p>
<h2>Start from the order</h2>
<p>Open the order, tick the lines and say how many. A return that begins from the order carries the price you paid and the address it came from, so nobody has to look them up.</p>
<h2>Say what happened, not what you want us to check</h2>
<p>“Trips after ten minutes under load” gets a drill replaced the same day. “Not working” gets it tested for two.</p>
<h2>Choose what you would like</h2>
<p>Refund goes back the way it was paid. A credit note stays on the account and is quickest. A replacement leaves as soon as the return is booked, if it is in stock. Repairs go to the maker and take a fortnight.</p>
<h2>Cut to length, mixed to colour</h2>
<p>What was made for you stays yours unless it is faulty: cable cut from the drum, tinted paint, engraved plates. If we cut it wrong, we make it right.</p>
<h2>Batteries and aerosols</h2>
<p>These may not go in the post. Leave them at the counter, or we collect with the next delivery.</p>`,
  },
];
