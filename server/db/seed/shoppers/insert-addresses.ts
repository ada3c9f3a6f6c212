import type { Queryable } from '#server/db/database.ts';
import { companyAddresses, customerAddresses } from '#server/db/schema.ts';
import type { AddressRecord } from '#server/db/schema/records.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import { demoCompany, demoShoppers } from './demo-shoppers.ts';
import { companyId, customerId } from './insert-shoppers.ts';

const marcus = { firstName: demoShoppers.trade.firstName, lastName: demoShoppers.trade.lastName };
const rosa = { firstName: demoShoppers.retail.firstName, lastName: demoShoppers.retail.lastName };
const britain = { countryCode: 'GB' };

export const retailHome: AddressRecord = {
  ...rosa,
  ...britain,
  addressLine1: '14 Larch Terrace',
  city: 'Sheffield',
  county: 'South Yorkshire',
  postalCode: 'S8 9QX',
  phone: demoShoppers.retail.phone,
};

const retailOther: AddressRecord = {
  ...rosa,
  ...britain,
  addressLine1: 'Flat 3, The Old Bakery',
  addressLine2: 'Mill Lane',
  city: 'Bakewell',
  postalCode: 'DE45 1QA',
  deliveryInstructions: 'Leave in the porch.',
};

export const tradeYard: AddressRecord = {
  ...marcus,
  ...britain,
  companyName: demoCompany.name,
  addressLine1: 'Unit 9, Canal Yard',
  addressLine2: 'Attercliffe Road',
  city: 'Sheffield',
  postalCode: 'S4 7WT',
  phone: '+44 114 496 0012',
  deliveryInstructions: 'Goods in at the rear, closed 12:00 to 12:30.',
};

export const tradeSite: AddressRecord = {
  ...marcus,
  ...britain,
  companyName: demoCompany.name,
  addressLine1: 'Site office, Phase 2',
  addressLine2: 'Wharfside Development',
  city: 'Leeds',
  postalCode: 'LS10 1RT',
  deliveryInstructions: 'Report to the gatehouse. Hard hat and boots.',
};

const tradeBelfast: AddressRecord = {
  ...marcus,
  ...britain,
  companyName: demoCompany.name,
  addressLine1: '27 Quay Street',
  city: 'Belfast',
  postalCode: 'BT1 3NX',
};

const tradeHome: AddressRecord = {
  ...marcus,
  ...britain,
  addressLine1: '2 Hawthorn Rise',
  city: 'Rotherham',
  postalCode: 'S60 3BD',
};

const optional = { addressLine2: null, county: null, companyName: null, phone: null, deliveryInstructions: null };

export async function insertAddresses(db: Queryable, now: Date): Promise<void> {
  const dated = { createdAt: now, updatedAt: now };
  const own = (address: AddressRecord, owner: 'retail' | 'trade', isDefault: boolean) => ({
    ...optional,
    ...address,
    ...dated,
    id: seedId('customer-address', address.addressLine1),
    customerId: customerId(owner),
    isDefault,
    isDefaultBilling: isDefault,
  });
  await insertRows(db, customerAddresses, [
    own(retailHome, 'retail', true),
    own(retailOther, 'retail', false),
    own(tradeHome, 'trade', true),
  ]);
  await insertRows(
    db,
    companyAddresses,
    [tradeYard, tradeSite, tradeBelfast].map((address, index) => ({
      ...optional,
      ...address,
      ...dated,
      id: seedId('company-address', address.addressLine1),
      companyId,
      isDefault: index === 0,
      isDefaultBilling: index === 0,
    })),
  );
}
