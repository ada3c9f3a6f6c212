import type { FastifyPluginAsync } from 'fastify';
import { moneyText } from '#contract/money-text.ts';
import type { Database } from '#server/db/connect.ts';
import { Refusal } from '#server/api/http/refusal.ts';
import { admitOperator, readInput } from './operator-call.ts';
import { inTransaction } from '#server/api/http/write.ts';
import type { Outbox } from '#server/api/mail/outbox.ts';
import type { PaymentDrivers } from '#server/api/payments/driver.ts';
import { ReceivedTransfer, receiveTransfer } from '#server/api/payments/transfer/transfer-received.ts';

export interface TransferCallOptions {
  readonly db: Database;
  /** The bearer token of the store's staff. */
  readonly key: string;
  readonly payments: PaymentDrivers;
  readonly publicUrl: string;
  readonly outbox: Outbox;
  readonly clock?: () => Date;
}

/** Endpoints for the store's own staff, not part of the shop's contract: `POST /transfers` records money that has arrived. */
export const transferCalls: FastifyPluginAsync<TransferCallOptions> = async (app, options) => {
  const { db, key, payments, publicUrl, outbox, clock = () => new Date() } = options;
  admitOperator(app, key);

  app.route({
    method: 'POST',
    url: '/transfers',
    async handler(request) {
      const input = readInput(ReceivedTransfer, request.body);
      const received = await inTransaction(db, (tx) =>
        receiveTransfer({ db: tx, now: clock(), publicUrl, payments, mailer: outbox.mailerOf(tx) }, input),
      );
      void outbox.deliver();
      if (received instanceof Refusal) throw received;
      const { order, isNew, refundedMinor } = received;
      const amount = moneyText(order.grandTotalMinor, order.currencyCode);
      request.log.info({ order: order.number, isNew }, 'a bank transfer was recorded');
      return {
        data: {
          order: order.number,
          isNew,
          message:
            refundedMinor === 0
              ? `${amount} for the order ${order.number} is recorded: it is paid.`
              : `${amount} for the order ${order.number} was recorded before, and ${moneyText(refundedMinor, order.currencyCode)} of it is to be returned. Send it back, if you haven’t.`,
        },
      };
    },
  });
};
