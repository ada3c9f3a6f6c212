/** The dialog in which a guest asks for word of new stock. */
export const notifyWording = {
  title: 'Tell me when it’s back',
  text: (name: string) => `We’ll email you once, when ${name} can be ordered again.`,
  email: 'Email address',
  enterEmail: 'Enter an email address like name@example.com',
  send: 'Tell me',
} as const;
