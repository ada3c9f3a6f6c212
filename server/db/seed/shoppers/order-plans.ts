import { between, pickOf } from '#server/db/seed/random.ts';
import { retailHome, tradeSite, tradeYard } from './insert-addresses.ts';
import type { OrderPlan } from './past-order.ts';

const dayMs = 86_400_000;
const days = 730;

type State = Pick<OrderPlan, 'status' | 'paymentStatus' | 'shipmentStatus'>;

/** The state of an order of this age in days. */
function stateAt(ageDays: number, isOnAccount: boolean): State {
  const paymentStatus = isOnAccount ? 'OnAccount' : 'Captured';
  if (ageDays < 1) return { status: 'Confirmed', paymentStatus, shipmentStatus: 'Pending' };
  if (ageDays < 2) return { status: 'Processing', paymentStatus, shipmentStatus: 'Ready' };
  if (ageDays < 3) return { status: 'PartiallyShipped', paymentStatus, shipmentStatus: 'Shipped' };
  if (ageDays < 5) return { status: 'Shipped', paymentStatus, shipmentStatus: 'Shipped' };
  if (ageDays < 35) return { status: 'Delivered', paymentStatus, shipmentStatus: 'Delivered' };
  return { status: 'Completed', paymentStatus, shipmentStatus: 'Delivered' };
}

const cancelled: State = { status: 'Cancelled', paymentStatus: 'Cancelled', shipmentStatus: 'Cancelled' };

const jobs = ['Wharfside ph 2', 'Moorhead refit', 'Canal Yard stock', 'St Mary boiler room', 'Dale View snagging'];
const comments = [
  null,
  null,
  null,
  'Please put the M10s in a separate box.',
  'Driver to ring 20 minutes before.',
  'Part delivery is fine.',
];

/** Two years of orders of the trade account, the newest of each state, then the retail shopper's few. */
export function orderPlans(now: Date, random: () => number): OrderPlan[] {
  const plans: OrderPlan[] = [];
  const common = { number: 0, address: tradeYard, referenceNumber: null, customerComment: null };
  let age = days;
  while (age > 0.4) {
    const isOnAccount = random() < 0.85;
    const isCancelled = age > 20 && random() < 0.04;
    plans.push({
      ...common,
      shopper: random() < 0.25 ? 'buyer' : 'trade',
      at: at(now, age, random),
      ...(isCancelled ? cancelled : stateAt(age, isOnAccount)),
      address: random() < 0.3 ? tradeSite : tradeYard,
      referenceNumber: random() < 0.8 ? `PO-${between(random, 4_000, 9_999)} ${pickOf(random, jobs)}` : null,
      customerComment: pickOf(random, comments),
      lineCount: between(random, 2, 9),
    });
    // Denser towards today, so that every state occurs.
    age = age < 6 ? age - 1 : Math.max(5.5, age - between(random, 7, 21));
  }
  plans.push({
    ...common,
    shopper: 'buyer',
    at: at(now, 0.2, random),
    status: 'PendingApproval',
    paymentStatus: 'Pending',
    shipmentStatus: 'Pending',
    referenceNumber: 'PO-10210 Wharfside ph 2',
    lineCount: 6,
  });
  for (const [ago, count] of [
    [410, 3],
    [122, 2],
    [24, 4],
    [4, 2],
  ] as const) {
    plans.push({
      ...common,
      shopper: 'retail',
      at: at(now, ago, random),
      ...stateAt(ago, false),
      address: retailHome,
      lineCount: count,
    });
  }
  return plans
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((plan, index) => ({ ...plan, number: 400_001 + index }));
}

/** During the working hours of that day. */
const at = (now: Date, ageDays: number, random: () => number): Date =>
  new Date(Math.min(now.getTime() - 60_000, now.getTime() - ageDays * dayMs + between(random, 60, 500) * 60_000));
