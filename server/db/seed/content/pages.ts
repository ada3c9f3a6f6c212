import { homePage } from './home-page.ts';
import type { PageSeed } from './page-seed.ts';

export const contentPages: readonly PageSeed[] = [
  homePage,
  {
    url: '/about-us',
    title: 'About us',
    description: 'A trade counter that fits in a pocket: who we are and how we work.',
    blocks: [
      {
        type: 'RichText',
        html: `<p>We began as a counter: a bell, a shelf of catalogues and somebody who knew where the M10s were. The counter is still there. What you are looking at is the same thing for people who cannot come in.</p>
<h2>What we keep</h2>
<p>About four hundred ranges in five thousand sizes, chosen because tradespeople ask for them. If a thing is on the shelf, the page says how many. If it is not, it says when.</p>
<h2>How we price</h2>
<p>Prices are shown before VAT, with the tier that a bigger quantity earns beside them. Companies with an account see their own prices after signing in. The price in your cart is the price you pay; if it changes before you order, we ask first.</p>
<h2>Who answers</h2>
<p>Six people on the trade desk, who between them have wired, plumbed, roofed and painted for longer than they like to say.</p>`,
      },
    ],
  },
  {
    url: '/support',
    title: 'Support',
    description: 'Where to turn when something isn’t right.',
    blocks: [
      {
        type: 'RichText',
        html: `<h2>About an order</h2>
<p>The confirmation says what happens next. If something is wrong with it, call before noon and we can usually still change it. After that it is packed, and a return is quicker.</p>
<h2>About a product</h2>
<p>Data sheets are on the product page under Documents. For anything they do not answer, the trade desk has the makers’ numbers.</p>
<h2>About this shop</h2>
<p>It can be installed on a phone or tablet from the browser’s menu, and then opens without waiting for the network.</p>`,
      },
      {
        type: 'Banner',
        title: 'Where is my order?',
        text: 'What goes out today, what it costs, and how to collect instead.',
        url: '/deliveries',
        action: 'Deliveries',
        icon: 'lucide:truck',
      },
      {
        type: 'Banner',
        title: 'Something to send back',
        text: 'Thirty days for anything unused. Most of it takes two minutes from the order.',
        url: '/returns',
        action: 'Returns',
        icon: 'lucide:undo-2',
      },
      {
        type: 'Banner',
        title: 'Ask the trade desk',
        text: 'A person answers, usually within the hour.',
        url: '/contact-us',
        action: 'Write to us',
        icon: 'lucide:headset',
      },
    ],
  },
  {
    url: '/faq',
    title: 'Questions we are asked',
    description: 'Delivery, prices, accounts and returns in short answers.',
    blocks: [
      {
        type: 'Faq',
        title: 'Ordering',
        items: [
          {
            question: 'Can I order without an account?',
            answerHtml: '<p>Yes. Choose “Continue as a guest” at the checkout. You can create one after you order.</p>',
          },
          {
            question: 'Why is there a minimum order?',
            answerHtml:
              '<p>Picking one washer costs as much as picking a box. The cart shows how much more you need.</p>',
          },
          {
            question: 'Why did my quantity change?',
            answerHtml:
              '<p>Some parts are sold in packs. The quantity is rounded up to the next whole pack, and a note under it says so.</p>',
          },
        ],
      },
      {
        type: 'Faq',
        title: 'Prices and payment',
        items: [
          {
            question: 'Do prices include VAT?',
            answerHtml:
              '<p>You choose, at the top of the page or in the menu. Cart and checkout always show VAT on a line of its own.</p>',
          },
          {
            question: 'How can I pay?',
            answerHtml:
              '<p>By card, wallet or bank transfer. Companies with agreed credit can also order on account.</p>',
          },
        ],
      },
      {
        type: 'Faq',
        title: 'Delivery and returns',
        items: [
          {
            question: 'When will my order arrive?',
            answerHtml: '<p>The checkout shows the days for each delivery method to your postcode.</p>',
          },
          {
            question: 'Can I send something back?',
            answerHtml: '<p>Yes, unused stock within thirty days. Open the order and choose “Return items”.</p>',
          },
        ],
      },
    ],
  },
  {
    url: '/deliveries',
    title: 'Deliveries',
    description: 'Next day, economy and collection: days, charges and how they are worked out.',
    blocks: [
      {
        type: 'RichText',
        html: `<p>The charge depends on where your order goes and how soon. It is worked out from the delivery postcode, never from what is in the box, and is free above the amount shown with each method.</p>
<h2>Next day</h2>
<p>Order by 17:30, Monday to Friday. The driver sends a one-hour window in the morning.</p>
<h2>Economy</h2>
<p>Two to three working days. The better choice for anything over two metres, which travels on our own lorry.</p>
<h2>Highlands and islands</h2>
<p>Three to five working days, and a small charge towards the ferry.</p>
<h2>Collection</h2>
<p>From the counter one hour after you order, in opening hours. Bring the order number.</p>`,
      },
    ],
  },
  {
    url: '/returns',
    title: 'Returns',
    description: 'Thirty days for unused stock, and what to do when something is faulty.',
    blocks: [
      {
        type: 'RichText',
        html: `<p>Unused and in its packaging, within thirty days: we refund what you paid for it. Faulty within its guarantee: a refund, a replacement, a credit note or a repair, as you choose.</p>
<h2>How</h2>
<ol><li>Open the order and choose “Return items”.</li><li>Tick the lines, say how many and why.</li><li>Print the label, or leave the parcel at the counter.</li></ol>
<p>Guests call the trade desk with the order number.</p>
<h2>What cannot come back</h2>
<p>Anything made for you: cut cable, tinted paint, engraved plates. Opened sealants and adhesives.</p>`,
      },
    ],
  },
  {
    url: '/terms-and-conditions',
    title: 'Terms and conditions',
    description: 'The terms on which this demonstration store sells.',
    blocks: [
      {
        type: 'RichText',
        html: `<p>This is a demonstration store. Nothing is sold and no money moves; the terms below show where yours would stand.</p>
<h2>1. Offers and orders</h2>
<p>What the shop shows is an invitation to order. The contract is made when we confirm the order in writing.</p>
<h2>2. Prices</h2>
<p>Prices are in the currency chosen and without VAT unless the page says otherwise. VAT and delivery are shown before the order is placed.</p>
<h2>3. Delivery</h2>
<p>Dates are estimates unless confirmed. Risk passes on delivery.</p>
<h2>4. Payment</h2>
<p>At the time of ordering, or on account within the terms agreed.</p>
<h2>5. Returns</h2>
<p>As described on the returns page. Consumers keep all of their statutory rights.</p>`,
      },
    ],
  },
  {
    url: '/policies',
    title: 'Policies',
    description: 'Privacy, cookies, accessibility and the environment.',
    blocks: [
      {
        type: 'RichText',
        html: `<h2>Privacy</h2><p>What we keep and why is in the <a href="/privacy-policy">privacy policy</a>.</p>
<h2>Cookies</h2><p>You choose on the <a href="/cookies-settings">cookie settings</a> page, and can change your mind there.</p>
<h2>Accessibility</h2><p>The shop is built to WCAG 2.2 AA. If something does not work for you, tell us and we will put it right.</p>
<h2>Packaging</h2><p>Boxes are cut to fit and filled with paper. Batteries and lamps are taken back at the counter.</p>`,
      },
    ],
  },
  {
    url: '/contact-us',
    title: 'Contact us',
    description: 'Phone, email and the counter.',
    blocks: [
      {
        type: 'RichText',
        html: `<h2>The counter</h2><p>Unit 7, Foundry Yard, Manchester. Monday to Friday from half six to five, Saturday from seven until noon. Parking is free for as long as it takes.</p>`,
      },
    ],
  },
];
