import type { orderLines, orders } from '#server/db/schema.ts';
import type { AddressRecord } from '#server/db/schema/records.ts';
import type { BuiltProduct, BuiltVariant } from '#server/db/seed/catalogue/build-product.ts';
import type { PriceStep } from '#server/db/seed/catalogue/part-pricing.ts';
import { between, pickOf, seedId } from '#server/db/seed/random.ts';
import { zoneOptionId } from '#server/db/seed/store/insert-delivery.ts';
import { demoCompany, type DemoShopper, demoShoppers } from './demo-shoppers.ts';
import { companyId, customerId } from './insert-shoppers.ts';

export type OrderRow = typeof orders.$inferInsert & { id: string; number: string; createdAt: Date };
export type OrderLineRow = typeof orderLines.$inferInsert & { id: string };
export type PastOrder = { order: OrderRow; lines: OrderLineRow[] };

export type OrderPlan = {
  shopper: DemoShopper;
  at: Date;
  number: number;
  status: OrderRow['status'];
  paymentStatus: OrderRow['paymentStatus'];
  shipmentStatus: OrderRow['shipmentStatus'];
  address: AddressRecord;
  referenceNumber: string | null;
  customerComment: string | null;
  lineCount: number;
};

const vat = 2_000;
const mainland = 'Great Britain mainland';

/** The price tier that a quantity reaches. */
const stepFor = (ladder: readonly PriceStep[], quantity: number): PriceStep | undefined =>
  ladder.findLast(({ minimumQuantity }) => minimumQuantity <= quantity);

/** An order as it was placed then, with lines of best sellers, totalled as the checkout does. */
export function pastOrder(plan: OrderPlan, stock: readonly BuiltProduct[], random: () => number): PastOrder {
  const isTrade = plan.shopper !== 'retail';
  const id = seedId('order', String(plan.number));
  const chosen = new Map<string, [BuiltProduct, BuiltVariant]>();
  while (chosen.size < plan.lineCount) {
    const product = pickOf(random, stock);
    const variant = pickOf(random, product.variants);
    chosen.set(variant.row.id, [product, variant]);
  }
  const lines = [...chosen.values()].map(([product, variant], index) =>
    lineOf(id, product, variant, isTrade, index, random),
  );
  const sum = (amountOf: (line: OrderLineRow) => number): number =>
    lines.reduce((total, it) => total + amountOf(it), 0);
  const subTotalMinor = sum(({ subTotalMinor: amount }) => amount);
  const deliveryChargeMinor = subTotalMinor >= 5_000 ? 0 : 495;
  const taxesMinor = sum(({ taxMinor }) => taxMinor) + Math.round((deliveryChargeMinor * vat) / 10_000);
  const { email, firstName, lastName, phone } = demoShoppers[plan.shopper];
  const order: OrderRow = {
    id,
    publicId: seedId('order-public', String(plan.number)),
    number: `TC-${plan.number}`,
    customerId: customerId(plan.shopper),
    companyId: isTrade ? companyId : null,
    status: plan.status,
    paymentStatus: plan.paymentStatus,
    shipmentStatus: plan.shipmentStatus,
    currencyCode: 'GBP',
    countryCode: 'GB',
    subTotalMinor,
    discountMinor: 0,
    deliveryChargeMinor,
    taxesMinor,
    grandTotalMinor: subTotalMinor + deliveryChargeMinor + taxesMinor,
    customerInfo: {
      firstName,
      lastName,
      email,
      ...(phone !== null && { phone }),
      ...(isTrade && { companyName: demoCompany.name, vatNumber: demoCompany.vatNumber }),
    },
    deliveryAddress: plan.address,
    billingAddress: plan.address,
    deliveryOption: {
      deliveryZoneOptionId: zoneOptionId(mainland, 'economy'),
      name: 'Economy',
      carrier: 'Parcelway',
      estimatedDaysMin: 2,
      estimatedDaysMax: 3,
    },
    discounts: [],
    approval:
      plan.status === 'PendingApproval'
        ? {
            status: 'Pending',
            rule: 'Orders by buyers above £250',
            requestedBy: `${firstName} ${lastName}`,
            approver: `${demoShoppers.trade.firstName} ${demoShoppers.trade.lastName}`,
          }
        : null,
    referenceNumber: plan.referenceNumber,
    customerComment: plan.customerComment,
    cancelledAt: plan.status === 'Cancelled' ? plan.at : null,
    createdAt: plan.at,
    updatedAt: plan.at,
  };
  return { order, lines };
}

function lineOf(
  orderId: string,
  { product }: BuiltProduct,
  { row, general, trade }: BuiltVariant,
  isTrade: boolean,
  sortOrder: number,
  random: () => number,
): OrderLineRow {
  const increment = row.quantityIncrement ?? 1;
  const ladder = isTrade ? trade : general;
  const dear = (general[0]?.amountMinor ?? 0) > 4_000;
  const quantity = Math.max(
    row.minimumQuantity ?? 1,
    increment * (dear ? between(random, 1, 3) : between(random, 1, 30)),
  );
  const step = stepFor(ladder, quantity);
  const unitPriceMinor = step?.amountMinor ?? 0;
  const subTotalMinor = quantity * unitPriceMinor;
  const taxRateBasisPoints = row.taxClass === 'Zero' ? 0 : vat;
  return {
    id: seedId('order-line', `${orderId}/${row.sku}`),
    orderId,
    productId: row.productId,
    variantId: row.id,
    sku: row.sku,
    productName: product.name,
    variantName: row.name,
    slug: product.slug,
    imageUrl: (row.images[0] ?? product.images[0])?.url ?? null,
    attributes: row.attributes,
    quantity,
    unitPriceMinor,
    originalPriceMinor: step?.originalMinor ?? null,
    tierQuantity: step?.minimumQuantity ?? 1,
    addOns: [],
    subTotalMinor,
    discountMinor: 0,
    taxRateBasisPoints,
    taxMinor: Math.round((subTotalMinor * taxRateBasisPoints) / 10_000),
    totalMinor: subTotalMinor,
    returnedQuantity: 0,
    sortOrder,
  };
}
