export const consentWording = {
  version: (version: string, date: string) => `Version ${version}, in force since ${date}.`,
  acceptFirst: 'Accept the privacy policy to continue',
  acceptFirstText:
    'It has changed since you last accepted it, or this is your first visit. Your cart and lists are safe.',
  summary: 'In short',
  accept: 'Accept the policy',
  accepted: 'You have accepted this policy.',
  acceptedNow: 'Privacy policy accepted.',
  signOut: 'Sign out',
  loadFailed: 'The privacy policy could not be loaded.',
  intro:
    'Choose what this shop may store on your device beyond what it needs to work. You can change this at any time.',
  unset: 'You haven’t chosen yet. Nothing optional is stored until you do.',
  necessary: 'Needed for the shop to work',
  necessaryText: 'Always on. None of these follow you to other sites.',
  stored: [
    { name: 'Sign-in', text: 'Remembers that you are signed in, until you sign out.' },
    { name: 'Cart and lists', text: 'Keeps what you have added, even without a connection.' },
    { name: 'Currency, country and language', text: 'Shows the right prices and words. Kept for a year.' },
    { name: 'Appearance', text: 'Light or dark, roomy or compact, as you set it on this device.' },
    { name: 'Offline copies', text: 'Pages and pictures you have opened, so that they open again offline.' },
    { name: 'This choice', text: 'What you choose here. Kept for a year.' },
  ],
  optional: 'Up to you',
  analytics: 'Analytics',
  analyticsText: 'Counts which pages and products people view, so that we can improve the shop.',
  marketing: 'Marketing',
  marketingText: 'Lets us and our partners show offers based on what you have viewed.',
  acceptAll: 'Accept all',
  rejectAll: 'Reject all',
  save: 'Save choice',
  saved: 'Your cookie choice has been saved.',
  acceptedAll: 'You accepted optional cookies.',
  rejectedAll: 'You rejected optional cookies.',
  change: 'Change',
  hide: 'Hide',
} as const;

/** The consent bar; the build writes these words into index.html. */
export const consentBarWording = {
  label: 'Cookies',
  ask: 'May we use cookies for analytics and marketing? The shop works the same without them.',
  acceptAll: consentWording.acceptAll,
  rejectAll: consentWording.rejectAll,
  choose: 'Choose',
} as const;
