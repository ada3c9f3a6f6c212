import { formatCount, plural } from './words.ts';

const statuses: Readonly<Record<string, string>> = {
  Requested: 'Requested',
  Approved: 'Approved',
  Rejected: 'Declined',
  InTransit: 'On its way back',
  PartiallyReceived: 'Partly received',
  Received: 'Received',
  Completed: 'Completed',
  Cancelled: 'Cancelled',
};

/** Statuses of returns that are closed. */
const over: ReadonlySet<string> = new Set(['Rejected', 'Completed', 'Cancelled']);

const states: Readonly<Record<string, string>> = {
  Advised: 'Expected',
  Returned: 'Received',
  BackInStock: 'Received and fit for sale',
  Unusable: 'Received, unusable',
};

export const returnWording = {
  title: (number: string) => `Return ${number}`,
  returns: 'Returns',
  listFailed: 'Your returns could not be loaded.',
  detailFailed: 'The return could not be loaded.',
  none: 'No returns yet',
  noneText: 'To return something, start from the order it came in.',
  toOrders: 'Choose an order',
  toReturns: 'All returns',
  unknown: 'This return is not in your account',
  date: 'Date',
  order: 'Order',
  orderNumber: (number: string) => `Order ${number}`,
  status: 'Status',
  refund: 'Refund',
  /** The text in place of a refund; depends on whether the return is closed. */
  noRefund: (status: string) => (over.has(status) ? 'None' : 'Not decided yet'),
  itemCount: (count: number) => plural(count, 'item'),
  requestedOn: (date: string) => `Requested ${date}`,
  lines: 'Items to return',
  reason: 'Reason',
  resolution: 'What you would like',
  comment: 'Comment',
  note: 'Note from the store',
  timeline: 'History',
  statuses,
  states,

  startFor: (number: string) => `Return from order ${number}`,
  intro: 'Tick what you are returning, then say how many, why, and what you would like us to do.',
  canReturn: (count: number) => `${formatCount(count)} can be returned`,
  howMany: 'How many',
  chooseReason: 'Choose a reason',
  chooseResolution: 'Choose what you would like',
  notSentYet: 'Saved on this device. Not sent yet.',
  send: 'Request return',
  cancel: 'Back to the order',
  sent: (number: string) => `Return ${number} requested.`,
  nothingToReturn: 'Nothing from this order can be returned now.',
  tickOne: 'Tick at least one line',
  enterQuantity: (line: string, max: number) =>
    max === 1 ? `Enter 1 for ${line}` : `Enter a quantity from 1 to ${max} for ${line}`,
  giveReason: (line: string) => `Choose a reason for ${line}`,
  giveResolution: (line: string) => `Choose what you would like for ${line}`,
  giveComment: (line: string) => `Say what’s wrong with ${line}`,
  longComment: (max: number) => `Use ${formatCount(max)} characters or fewer for the comment`,
} as const;
