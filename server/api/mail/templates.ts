import type { Email, MailTemplate } from './mail.ts';

interface Template {
  readonly subject: string;
  readonly lines: readonly string[];
}

/** `{name}` is a placeholder for a value of the email's data; `{store}` is the store's name. */
const templates: Readonly<Record<MailTemplate, Template>> = {
  'sign-up': {
    subject: 'Complete your {store} account',
    lines: [
      'Hello {firstName},',
      'Thank you for asking for an account. Choose a password to complete it:',
      '{link}',
      'The link works once, for 48 hours. If you did not ask for an account, ignore this email.',
    ],
  },
  'sign-up-known': {
    subject: 'You already have a {store} account',
    lines: [
      'Hello {firstName},',
      'Somebody, probably you, asked for an account with this address. You already have one. Sign in, or choose a new password if you have forgotten yours:',
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
      'The link works once, for one hour. If you did not ask for it, ignore this email: your password stays as it is.',
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
    lines: ['Hello {firstName},', 'Thank you for your order {number}. The total is {total}. Follow it here:', '{link}'],
  },
  'order-cancelled': {
    subject: 'Your {store} order {number} was cancelled',
    lines: ['Hello {firstName},', 'Your order {number} was cancelled. None of it will be sent.', '{link}'],
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

/** Fills in the template of a queued email; a placeholder without a value stays empty. */
export const emailOf = (
  mail: {
    readonly id: string;
    readonly to: string;
    readonly template: string;
    readonly data: Readonly<Record<string, unknown>>;
  },
  storeName: string,
): Email => {
  const words = Object.entries(templates).find(([template]) => template === mail.template)?.[1];
  if (words === undefined) throw new Error(`There is no email template called ${mail.template}.`);
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => (name === 'store' ? storeName : oneLine(mail.data[name])));
  return {
    id: mail.id,
    to: mail.to,
    subject: fill(words.subject),
    text: [...words.lines, storeName].map(fill).join('\n\n'),
  };
};

// Text that a person typed must not start a new line: it could pass for a header.
const oneLine = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/[\r\n]+/g, ' ') : '');
