import { eq } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import {
  orderLines,
  orderReturnItems,
  orderReturns,
  orderReturnTimeline,
  orders,
  returnReasons,
  returnResolutions,
} from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import { customerId } from './insert-shoppers.ts';
import type { PastOrder } from './past-order.ts';

const reasons = [
  ['WrongItem', 'Wrong item sent', false],
  ['Damaged', 'Arrived damaged', true],
  ['Faulty', 'Faulty', true],
  ['NotAsDescribed', 'Not as described', true],
  ['OrderedTooMany', 'Ordered too many', false],
  ['NoLongerNeeded', 'No longer needed', false],
  ['ArrivedLate', 'Arrived too late', false],
  ['Other', 'Something else', true],
] as const;

const resolutions = [
  ['Refund', 'Refund'],
  ['Replacement', 'Replacement'],
  ['CreditNote', 'Credit note'],
  ['Repair', 'Repair'],
] as const;

const reasonId = (code: string): string => seedId('return-reason', code);
const resolutionId = (code: string): string => seedId('return-resolution', code);

export async function insertReturnReasons(db: Queryable): Promise<void> {
  await insertRows(
    db,
    returnReasons,
    reasons.map(([code, name, requiresComment], index) => ({
      id: reasonId(code),
      code,
      name,
      requiresComment,
      sortOrder: index + 1,
    })),
  );
  await insertRows(
    db,
    returnResolutions,
    resolutions.map(([code, name], index) => ({ id: resolutionId(code), code, name, sortOrder: index + 1 })),
  );
}

type ReturnStatus = (typeof orderReturns.$inferInsert)['status'];
type Step = readonly [status: ReturnStatus, daysAfter: number, note: string | null];

/** Orders ago, reason, resolution, comment, steps. */
const plans: readonly (readonly [
  ago: number,
  reason: string,
  resolution: string,
  comment: string | null,
  steps: readonly Step[],
])[] = [
  [
    24,
    'OrderedTooMany',
    'CreditNote',
    null,
    [
      ['Requested', 0, null],
      ['Approved', 1, null],
      ['InTransit', 2, null],
      ['Received', 4, null],
      ['Completed', 5, 'Credited to the account.'],
    ],
  ],
  [
    17,
    'Damaged',
    'Replacement',
    'Carton crushed on one corner, contents bent.',
    [
      ['Requested', 0, null],
      ['Approved', 0, null],
      ['Completed', 3, 'Replacement sent, no need to return the damaged goods.'],
    ],
  ],
  [
    13,
    'NoLongerNeeded',
    'Refund',
    null,
    [
      ['Requested', 0, null],
      ['Rejected', 2, 'Cut to length for this order, so it cannot be taken back.'],
    ],
  ],
  [
    9,
    'WrongItem',
    'Replacement',
    null,
    [
      ['Requested', 0, null],
      ['Approved', 1, null],
      ['InTransit', 2, 'Collected by Parcelway.'],
    ],
  ],
  [7, 'Faulty', 'Refund', 'Several were cracked when we opened the pack.', [['Requested', 0, null]]],
];

/** Adds the returns of past orders, none of them requested later than the afternoon before `today`. */
export async function insertReturns(db: Queryable, past: readonly PastOrder[], today: Date): Promise<void> {
  const delivered = past.filter(
    ({ order }) =>
      order.customerId === customerId('trade') && (order.status === 'Delivered' || order.status === 'Completed'),
  );
  for (const [index, [ago, reason, resolution, comment, steps]] of plans.entries()) {
    const one = delivered.at(-Math.min(ago - 6, delivered.length));
    const line = one?.lines[0];
    const last = steps.at(-1);
    if (one === undefined || line === undefined || last === undefined) continue;
    const begun = new Date(Math.min(one.order.createdAt.getTime() + 6 * 86_400_000, today.getTime() - 8 * 3_600_000));
    const at = (days: number): Date => new Date(begun.getTime() + days * 86_400_000);
    const quantity = Math.max(1, Math.floor(line.quantity / 2));
    const [status] = last;
    const isRefunded = status === 'Completed' && resolution !== 'Replacement';
    const id = seedId('return', String(index));
    await insertRows(db, orderReturns, [
      {
        id,
        number: `RT-${60_001 + index}`,
        orderId: one.order.id,
        customerId: customerId('trade'),
        status,
        currencyCode: 'GBP',
        refundMinor: isRefunded ? Math.round(quantity * line.unitPriceMinor * 1.2) : null,
        note: last[2],
        createdAt: begun,
        updatedAt: at(last[1]),
      },
    ]);
    await insertRows(db, orderReturnItems, [
      {
        id: seedId('return-item', String(index)),
        returnId: id,
        orderLineId: line.id,
        quantity,
        reasonId: reasonId(reason),
        resolutionId: resolutionId(resolution),
        comment,
        imageUrls: [],
        state: isRefunded ? 'BackInStock' : 'Advised',
      },
    ]);
    await insertRows(
      db,
      orderReturnTimeline,
      steps.map(([step, days, note]) => ({ returnId: id, at: at(days), status: step, note })),
    );
    if (status === 'Rejected') continue;
    await db.update(orderLines).set({ returnedQuantity: quantity }).where(eq(orderLines.id, line.id));
    if (status === 'Completed') {
      await db.update(orders).set({ status: 'PartiallyReturned' }).where(eq(orders.id, one.order.id));
    }
  }
}
