import type { PageSeed } from './page-seed.ts';

export const homePage: PageSeed = {
  url: '/',
  title: 'Trade supplies, ready when you are',
  description:
    'Fixings, plumbing, electrical, tools, safety, paint and timber for the trade. Tier prices, live stock, next-day delivery.',
  blocks: [
    {
      type: 'Banner',
      emphasis: 'Promo',
      title: 'Counter open from half six.',
      text: 'Order before you set out, and it’s packed when you get here.',
      url: '/deliveries',
      action: 'Collect',
    },
    {
      type: 'Banner',
      emphasis: 'Hero',
      title: 'Trade supplies, ready when you are',
      text: 'Five thousand sizes of fixings, fittings and tools, with the price for ten and for a hundred beside them. Type a part number and it is in the cart before the kettle boils.',
      url: '/store',
      action: 'The whole catalogue',
      picture: 'power-drill',
    },
    {
      type: 'ProductCarousel',
      title: 'Best sellers this month',
      shelves: ['hex-bolts', 'compression-fittings', 'cable', 'wood-screws', 'gloves', 'primers'],
    },
    {
      type: 'Banner',
      title: 'Order by 17:30, with you tomorrow',
      text: 'Next-day delivery on everything in stock, free on larger orders. Collection from the counter costs nothing.',
      url: '/deliveries',
      action: 'How delivery works',
      picture: 'cement-bag',
    },
    {
      type: 'Registration',
      title: 'Trade account: your prices, thirty days to pay',
      text: 'Company prices on every page, shared lists for the whole crew, and orders on account once credit is agreed.',
      url: '/auth/register',
      action: 'Open an account',
    },
    {
      type: 'Testimonials',
      title: 'From the van (sample quotes)',
      items: [
        {
          quote:
            'I order from the loft with one bar of signal. The part number goes in, the tier price comes up, done.',
          name: 'Callum Reid',
          role: 'heating engineer, Leeds',
        },
        {
          quote: 'The sizes are in a table. I did not know how much I wanted that until I had it.',
          name: 'Priya Nair',
          role: 'maintenance manager, Bristol',
        },
        {
          quote: 'Last month’s order, two changes, sent before the lights turned green. Parked, of course.',
          name: 'Tom Whelan',
          role: 'electrician, Cork',
        },
      ],
    },
    { type: 'Partners', title: 'Brands we stock' },
    {
      type: 'Subscribe',
      title: 'One email a month',
      text: 'New ranges, price changes before they happen, and one guide worth reading.',
    },
  ],
};
