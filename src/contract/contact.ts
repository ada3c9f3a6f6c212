import * as z from 'zod/mini';
import { Done, Email, Line, maxMessageLength, OptionalLine } from './primitives.ts';
import { row } from './row.ts';

/** What a message is about. */
export const ContactTopic = z.enum(['Order', 'Delivery', 'Return', 'Product', 'Account', 'Other']);
export type ContactTopic = z.infer<typeof ContactTopic>;

/** A message to the store, and the address for its reply. */
export const ContactMessage = z.object({
  topic: ContactTopic,
  name: Line,
  email: Email,
  orderNumber: OptionalLine,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** An addition to the specification: if a store lacks it, shoppers write an email instead. */
export const sendContactMessage = row({
  method: 'POST',
  path: '/contact-messages',
  summary: 'Write to the store',
  audience: 'anyone',
  body: ContactMessage,
  data: Done,
});
