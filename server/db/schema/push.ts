import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PushMessage } from '#contract/push.ts';
import { createdAt, id, instant } from './columns.ts';
import { customers } from './customers.ts';

/** Browsers that receive notifications; each is removed with the session that subscribed it. */
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
    /** When to send or resend it; the sender postpones this first to claim it. */
    dueAt: instant().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_messages_subscription').on(table.subscriptionId), index('push_messages_due').on(table.dueAt)],
);
