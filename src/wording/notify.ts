/** The dialog in which a guest asks for a back-in-stock email, and the notifications of a device. */
export const notifyWording = {
  title: 'Tell me when it’s back',
  text: (name: string) => `We’ll email you once, when ${name} can be ordered again.`,
  email: 'Email address',
  enterEmail: 'Enter an email address like name@example.com',
  send: 'Tell me',
  notifyHere: 'Notify this device too',
  notifyHereFor: (name: string) => `Notify this device too, ${name}`,
  deviceOn: 'This device will be notified, too.',
  deviceBlocked: 'Notifications from this shop are blocked. Allow them in your browser’s settings, then try again.',
  deviceFailed: 'This device couldn’t be set up for notifications. We’ll still email you.',
  deviceSwitch: 'Notifications on this device',
  deviceHint: 'When a product that you asked about is back in stock. They stop when you sign out.',
} as const;
