import { plural } from './words.ts';

export const addressLookupWording = {
  find: 'Find address',
  finding: 'Looking for addresses…',
  choose: 'Choose an address',
  found: (count: number, postalCode: string) => `${plural(count, 'address', 'addresses')} found at ${postalCode}.`,
  samples: 'These are made-up addresses, for trying out the shop.',
  use: 'Use this address',
  chooseFirst: 'Choose an address from the list',
  manual: 'Enter address manually',
  filled: 'We’ve filled in the address below. Check it, and correct anything that’s wrong.',
  replaced: 'The address you chose has replaced the one below. Check it, and correct anything that’s wrong.',
  undo: 'Undo',
  undone: 'The address you typed is back.',
  none: (postalCode: string) =>
    `No addresses were found at ${postalCode}. Check the postcode, or type the address below.`,
  tooMany: 'You’ve looked up too many postcodes. Wait a few minutes, or type the address below.',
  unanswered: 'Looking up an address needs a connection, and the store isn’t responding. Type the address below.',
  failed: 'Addresses can’t be looked up at the moment. Type the address below.',
};
