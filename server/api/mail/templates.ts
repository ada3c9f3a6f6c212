import { resetLinkMinutes, signUpLinkHours } from '#contract/link-lifetimes.ts';
import { hasWebAddress } from '#contract/primitives.ts';
import type { Email, MailTemplate } from './mail.ts';
import { emailPage } from './email-page.ts';

interface Template {
  readonly subject: string;
  readonly lines: readonly string[];
  readonly replyTo?: string;
  /** Placeholders whose value may contain line breaks. */
  readonly keepsLines?: readonly string[];
}

/** The store's name and address for its emails. */
export interface Sender {
  readonly storeName: string;
  readonly address: string;
}

const greeting = 'Hello {firstName},';

/** A domain without more, or a path on one. Initials and titles, such as "J.R." and "Dr.", are too short for it. */
const bareDomain = /[\p{L}\p{N}-]{3,}\.\p{L}{2,}|\.\p{L}{2,}\//u;

/** Whether mail programs may turn a name into a link. */
const isLinkLike = (name: string): boolean => hasWebAddress(name) || bareDomain.test(name);

/** `{name}` is a placeholder for a value of the email's data; `{store}` is the store's name. */
const templates: Readonly<Record<MailTemplate, Template>> = {
  'sign-up': {
    subject: 'Finish creating your {store} account',
    lines: [
      greeting,
      'Thank you for requesting an account. Choose a password to finish setting it up:',
      '{link}',
      `The link works once, and for ${signUpLinkHours} hours. If you didn’t request an account, ignore this email.`,
    ],
  },
  'sign-up-known': {
    subject: 'You already have a {store} account',
    lines: [
      greeting,
      'Someone, probably you, requested an account with this address. You already have one. Sign in, or choose a new password if you’ve forgotten yours:',
      '{link}',
      'If it wasn’t you, there’s nothing you need to do.',
    ],
  },
  'sign-up-order': {
    subject: 'Open your {store} account',
    lines: [
      greeting,
      'You ordered {number} and asked to save your details in an account. Open it here:',
      '{link}',
      `The link works once, and for ${signUpLinkHours} hours. If you didn’t place this order, ignore this email and no account will be created.`,
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
      greeting,
      'Choose a new password here:',
      '{link}',
      `The link works once, and for ${resetLinkMinutes} minutes. If you didn’t ask for it, ignore this email. Your password stays the same.`,
    ],
  },
  'password-changed': {
    subject: 'Your {store} password was changed',
    lines: [
      greeting,
      'Your account’s password has just been changed, and your other devices have been signed out.',
      'If it wasn’t you, choose a new password straight away: {link}',
    ],
  },
  'order-confirmed': {
    subject: 'Your {store} order {number}',
    lines: [greeting, 'Thank you for your order {number}. The total is {total}. Follow it here:', '{link}'],
  },
  'order-cancelled': {
    subject: 'Your {store} order {number} has been cancelled',
    lines: [greeting, 'Your order {number} has been cancelled. Nothing will be sent.', '{link}'],
  },
  'order-expired': {
    subject: 'Your {store} order {number} has expired',
    lines: [
      greeting,
      'We didn’t receive a bank transfer for your order {number} by its due date, so it won’t be sent. Please don’t pay against its proforma invoice. If the money is already on its way, reply to this email.',
      '{link}',
    ],
  },
  'transfer-awaited': {
    subject: 'Pay your {store} order {number} by bank transfer',
    lines: [
      greeting,
      'Your order {number} has been placed but not paid for yet. Transfer {total} and quote {number}. The money needs to reach us by {payBy}. We’ll hold your goods until then, and pack them when it arrives.',
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
    lines: [greeting, 'We’ve received your request to return goods from order {orderNumber}.', '{link}'],
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

/** Fills in the template of a queued email; a placeholder without a value becomes empty. */
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
  // Anybody can ask for an email to a stranger, under a name that leads elsewhere.
  const hasName = valueOf('firstName') !== '' && !isLinkLike(valueOf('firstName'));
  const lines = [...words.lines, storeName].map((line) => (line === greeting && !hasName ? 'Hello,' : fill(line)));
  return {
    id: mail.id,
    from: { name: storeName, address },
    to: mail.to,
    replyTo: words.replyTo === undefined ? null : fill(words.replyTo),
    subject: oneLine(fill(words.subject)),
    text: lines.join('\n\n'),
    html: emailPage({
      title: fill(words.subject),
      lines: lines.slice(0, -1),
      link: valueOf('link') || null,
      storeName,
    }),
  };
};

// Text that a person typed must not start a new line: it could pass for a header.
const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ');
