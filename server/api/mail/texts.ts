import type { Letter, MailTemplate } from './mail.ts';

interface Words {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** `{name}` is a gap that the letter's data fills; `{store}` is the store's name. */
const letters: Readonly<Record<MailTemplate, Words>> = {
  'sign-up': {
    subject: 'Complete your {store} account',
    lines: [
      'Hello {firstName},',
      'Thank you for asking for an account. Choose a password to complete it:',
      '{link}',
      'The link works once, for 48 hours. If you did not ask for an account, ignore this letter.',
    ],
  },
  'sign-up-known': {
    subject: 'You already have a {store} account',
    lines: [
      'Hello {firstName},',
      'Somebody, probably you, asked for an account with this address. It has one already. Sign in, or choose a new password if you have forgotten yours:',
      '{link}',
      'If it was not you, nothing needs to be done.',
    ],
  },
  invite: {
    subject: '{companyName} invites you to {store}',
    lines: [
      'Hello,',
      '{companyName} has invited you to order on its account. Choose a password to accept:',
      '{link}',
      'The link works once.',
    ],
  },
  'password-reset': {
    subject: 'Choose a new {store} password',
    lines: [
      'Hello {firstName},',
      'Choose a new password here:',
      '{link}',
      'The link works once, for one hour. If you did not ask for it, ignore this letter: your password stays as it is.',
    ],
  },
  'password-changed': {
    subject: 'Your {store} password was changed',
    lines: [
      'Hello {firstName},',
      'The password of your account was changed just now, and every other session was signed out.',
      'If it was not you, choose a new password at once: {link}',
    ],
  },
  'order-confirmed': {
    subject: 'Your {store} order {number}',
    lines: ['Hello {firstName},', 'Thank you for your order {number} over {total}. It can be found here:', '{link}'],
  },
  'order-cancelled': {
    subject: 'Your {store} order {number} was cancelled',
    lines: ['Hello {firstName},', 'Your order {number} was cancelled. Nothing of it will be sent.', '{link}'],
  },
  'return-requested': {
    subject: 'Your {store} return {number}',
    lines: ['Hello {firstName},', 'We have your request to return goods of order {orderNumber}.', '{link}'],
  },
  'back-in-stock': {
    subject: '{productName} is back in stock',
    lines: ['Hello,', '{productName} is back in stock:', '{link}'],
  },
};

/** Words a letter of the outbox; a gap without data stays empty. */
export const letterOf = (
  mail: {
    readonly id: string;
    readonly to: string;
    readonly template: string;
    readonly data: Readonly<Record<string, unknown>>;
  },
  storeName: string,
): Letter => {
  const words = Object.entries(letters).find(([template]) => template === mail.template)?.[1];
  if (words === undefined) throw new Error(`There is no letter called ${mail.template}.`);
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'store' ? storeName : oneLine(mail.data[name])));
  return {
    id: mail.id,
    to: mail.to,
    subject: fill(words.subject),
    text: [...words.lines, storeName].map(fill).join('\n\n'),
  };
};

// What a person typed must not begin a line of its own: it could pretend to be a header.
const oneLine = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/[\r\n]+/g, ' ') : '');
