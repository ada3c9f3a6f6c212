import type { Email, MailTemplate } from './mail.ts';
import { emailPage } from './email-page.ts';

interface Template {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly replyTo?: string;
  /** Placeholders whose value may have several lines. */
  readonly keepsLines?: readonly string[];
}

/** The store as it signs its emails. */
export interface Sender {
  readonly storeName: string;
  readonly address: string;
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
  'sign-up-order': {
    subject: 'Open your {store} account',
    lines: [
      'Hello {firstName},',
      'You ordered {number} and asked to save your details in an account. Open it here:',
      '{link}',
      'The link works once, for 48 hours. If you did not order, ignore this email: no account is made.',
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
  'order-expired': {
    subject: 'Your {store} order {number} has run out',
    lines: [
      'Hello {firstName},',
      'No bank transfer for your order {number} had arrived by the day it was to be paid, so none of it will be sent. Please do not pay on its proforma invoice any more. If the money is on its way, answer this email.',
      '{link}',
    ],
  },
  'transfer-awaited': {
    subject: 'Pay your {store} order {number} by bank transfer',
    lines: [
      'Hello {firstName},',
      'Your order {number} is placed, and not paid yet. Transfer {total} and quote {number}. The money has to arrive by {payBy}; we keep your goods until then, and pack them once it is here.',
      '{account}',
      'The proforma invoice is here:',
      '{link}',
    ],
    keepsLines: ['account'],
  },
  'transfer-to-return': {
    subject: 'Return a bank transfer: {amount}, order {number}',
    lines: [
      'The order {number} was closed after its bank transfer had arrived. Return {amount} to the account it came from.',
      'The bank’s reference of the transfer: {bankReference}',
    ],
  },
  'return-requested': {
    subject: 'Your {store} return {number}',
    lines: ['Hello {firstName},', 'We have your request to return goods of order {orderNumber}.', '{link}'],
  },
  'back-in-stock': {
    subject: '{productName} is back in stock',
    lines: ['Hello,', '{productName} is back in stock:', '{link}'],
  },
  contact: {
    subject: '{topic}: a message from {name}',
    lines: ['{message}', '{name}, {email}', 'Topic: {topic}', 'Order: {orderNumber}'],
    replyTo: '{email}',
    keepsLines: ['message'],
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
  { storeName, address }: Sender,
): Email => {
  const words = Object.entries(templates).find(([template]) => template === mail.template)?.[1];
  if (words === undefined) throw new Error(`There is no email template called ${mail.template}.`);
  const valueOf = (name: string): string => {
    if (name === 'store') return storeName;
    const value = mail.data[name];
    if (typeof value !== 'string') return '';
    return words.keepsLines?.includes(name) === true ? value.replaceAll('\r', '') : oneLine(value);
  };
  const fill = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const lines = [...words.lines, storeName].map(fill);
  return {
    id: mail.id,
    from: { name: storeName, address },
    to: mail.to,
    replyTo: words.replyTo === undefined ? null : fill(words.replyTo),
    subject: oneLine(fill(words.subject)),
    text: lines.join('\n\n'),
    html: emailPage({ title: fill(words.subject), lines: lines.slice(0, -1), storeName }),
  };
};

// Text that a person typed must not start a new line: it could pass for a header.
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');
