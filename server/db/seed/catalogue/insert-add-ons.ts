import type { Queryable } from '#server/db/database.ts';
import { addOnGroups as groupTable, addOnOptionPrices, addOnOptions } from '#server/db/schema.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import { addOnGroups } from './add-ons.ts';
import { priceListRates } from './part-pricing.ts';

export const addOnGroupId = (code: string): string => seedId('add-on-group', code);
export const addOnOptionId = (code: string, name: string): string => seedId('add-on-option', `${code}/${name}`);

export async function insertAddOns(db: Queryable): Promise<void> {
  await insertRows(
    db,
    groupTable,
    addOnGroups.map(({ code, name, description, isRequired = false, maxSelections = 1 }) => ({
      id: addOnGroupId(code),
      code,
      name,
      description,
      isRequired,
      minSelections: isRequired ? 1 : 0,
      maxSelections,
    })),
  );
  const options = addOnGroups.flatMap(({ code, options: list }) =>
    list.map(([name, pounds, isDefault], index) => ({
      id: addOnOptionId(code, name),
      groupId: addOnGroupId(code),
      name,
      isDefault: isDefault === 'default',
      sortOrder: index + 1,
      pence: Math.round(pounds * 100),
    })),
  );
  await insertRows(
    db,
    addOnOptions,
    options.map(({ pence: _pence, ...row }) => row),
  );
  await insertRows(
    db,
    addOnOptionPrices,
    options.flatMap(({ id, pence }) =>
      Object.entries({ GBP: 1, ...priceListRates }).map(([currencyCode, rate]) => ({
        addOnOptionId: id,
        currencyCode,
        amountMinor: Math.ceil(pence * rate),
      })),
    ),
  );
}
