import * as z from 'zod/mini';
import { CurrencyCode, Done, Email, Id, Line, NewPassword, OptionalLine, Password } from './primitives.ts';
import { row } from './row.ts';

/** The signed-in shopper. */
export const Customer = z.object({
  id: Id,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phone: z.nullable(z.string()),
  company: z.nullable(
    z.object({ id: Id, name: z.string(), vatNumber: z.nullable(z.string()), accountNumber: z.nullable(z.string()) }),
  ),
  role: z.nullable(z.string()),
  priceGroup: z.nullable(z.string()),
  canPayOnAccount: z.boolean(),
  needsAcceptPrivacyPolicy: z.boolean(),
});
export type Customer = z.infer<typeof Customer>;

/** What a shopper may change about their account. */
export const CustomerSettings = z.object({
  firstName: Line,
  lastName: Line,
  phone: OptionalLine,
  marketing: z.object({ email: z.boolean(), sms: z.boolean() }),
  notifications: z.object({ orderUpdates: z.boolean(), backInStock: z.boolean() }),
  defaultCurrencyCode: CurrencyCode,
});
export type CustomerSettings = z.infer<typeof CustomerSettings>;

export const getCustomer = row({
  method: 'GET',
  path: '/customers/current/',
  summary: 'The signed-in shopper',
  audience: 'shopper',
  data: Customer,
});

export const getCustomerSettings = row({
  method: 'GET',
  path: '/customers/current/settings',
  summary: "The shopper's settings",
  audience: 'shopper',
  data: CustomerSettings,
});

export const updateCustomerSettings = row({
  method: 'PUT',
  path: '/customers/current/settings',
  summary: "Change the shopper's settings",
  audience: 'shopper',
  // Names are checked when they change: an old one may hold a web address.
  body: CustomerSettings,
  data: CustomerSettings,
});

export const changePassword = row({
  method: 'PUT',
  path: '/customers/current/password',
  summary: 'Change the password; the answer carries a fresh token, older ones stop working',
  audience: 'shopper',
  body: z.object({ currentPassword: Password, newPassword: NewPassword }),
  data: z.object({ token: z.string() }),
});

/** Subscribes to marketing or changes the subscription. */
export const subscribeToMarketing = row({
  method: 'PUT',
  path: '/marketing-customers/subscriptions',
  summary: 'Subscribe an address to marketing, or unsubscribe it',
  audience: 'anyone',
  body: z.object({ email: Email, isSubscribed: z.boolean() }),
  data: Done,
});
