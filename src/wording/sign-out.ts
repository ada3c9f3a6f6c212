const changes = (count: number): string => (count === 1 ? '1 change' : `${count} changes`);
const have = (count: number): string => (count === 1 ? "hasn't" : "haven't");

/** What is asked when somebody signs out while changes wait. */
export const signOutWording = {
  title: (count: number) => `${changes(count)} ${have(count)} been sent`,
  allSent: 'Everything has been sent',
  why: "The store doesn't have everything that you changed on this device.",
  keepNote: 'What you keep stays on this device and is sent when you next sign in here. Nobody else sees it.',
  unsent: (count: number) => `${changes(count)} still ${have(count)} been sent.`,
  unsentNote: 'The store did not take it yet. Keep it on this device, or try again with a connection.',
  send: 'Send now',
  keep: 'Keep on this device',
  discard: 'Discard',
  stay: 'Stay signed in',
  signOut: 'Sign out',
} as const;
