const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);
const have = (count: number): string => (count === 1 ? 'hasn’t' : 'haven’t');

/** The dialog shown when signing out with unsent changes. */
export const signOutWording = {
  title: (count: number) => `${changes(count)} ${have(count)} been sent`,
  allSent: 'Everything has been sent',
  allSentNote: 'Your changes have reached the store. You can sign out now.',
  orderUnplaced: 'Your order hasn’t been placed',
  orderUnplacedNote: 'The order you prepared is on this device only. Signing out deletes it; your cart stays.',
  deleteOrder: 'Sign out and delete the order',
  why: 'Choose what happens to your changes before you sign out.',
  keepNote: 'Changes you keep stay on this device and are sent when you next sign in here. Nobody else can see them.',
  unsent: (count: number) => `${changes(count)} still ${have(count)} been sent.`,
  unsentNote: 'The store hasn’t accepted everything yet. Keep it on this device, or try again when you’re online.',
  send: 'Send now',
  keep: 'Keep on this device',
  discard: 'Discard',
  stay: 'Stay signed in',
  signOut: 'Sign out',
} as const;
