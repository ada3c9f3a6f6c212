import { plural } from './words.ts';

export const addressLookupWording = {
  find: 'Find address',
  finding: 'Looking for addresses…',
  choose: 'Choose an address',
  found: (count: number, postalCode: string) => `${plural(count, 'address', 'addresses')} found at ${postalCode}.`,
  samples: 'They are made up, for trying the shop out.',
  use: 'Use this address',
  chooseFirst: 'Choose an address from the list',
  manual: 'Enter address manually',
  filled: 'The address is filled in below. Check it, and change what is wrong.',
  replaced: 'The address below was replaced by the one you chose. Check it, and change what is wrong.',
  undo: 'Undo',
  undone: 'What you typed is back.',
  none: (postalCode: string) =>
    `No addresses were found at ${postalCode}. Check the postcode, or type the address below.`,
  tooMany: 'Too many postcodes were looked up. Wait a few minutes, or type the address below.',
  unanswered: 'Looking up an address needs a connection, and the store isn’t responding. Type the address below.',
  failed: 'Addresses can’t be looked up at the moment. Type the address below.',
};
