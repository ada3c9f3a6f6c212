import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PushMessage } from '#contract/push.ts';
import { createdAt, id, instant } from './columns.ts';
import { customers } from './customers.ts';

/** Browsers that are notified; each ends with the session it was made in. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    tokenId: text().notNull(),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_customer').on(table.customerId, table.createdAt),
    index('push_subscriptions_token').on(table.tokenId),
  ],
);

/** Messages to push services, written in the same transaction as their cause and sent afterwards. */
export const pushMessages = pgTable(
  'push_messages',
  {
    id: id(),
    subscriptionId: text()
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    message: jsonb().$type<PushMessage>().notNull(),
    attempts: integer().notNull().default(0),
    /** When it is sent, or sent again; whoever sends it puts this off first. */
    dueAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_messages_subscription').on(table.subscriptionId), index('push_messages_due').on(table.dueAt)],
);
