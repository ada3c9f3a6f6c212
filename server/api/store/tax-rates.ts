import { and, eq, exists, type Placeholder, sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { taxRates } from '#server/db/schema.ts';

type TaxRate = typeof taxRates.$inferSelect;
type TaxClass = TaxRate['taxClass'];

/** The tax rate (basis points) of a class in a country; undefined if the store has none. */
export type TaxRateOf = (countryCode: string, taxClass: TaxClass) => number | undefined;

/**
 * Looks rates up. A country without a reduced rate taxes those goods at its standard rate. One without a standard rate is not
 * known to the store's accounts: nothing says that it is free of tax, which takes a rate of 0.
 */
export const taxRateOf = (rates: readonly TaxRate[]): TaxRateOf => {
  const known = new Map(rates.map((rate) => [`${rate.countryCode} ${rate.taxClass}`, rate.rateBasisPoints]));
  return (countryCode, taxClass) => {
    const standard = known.get(`${countryCode} Standard`);
    return known.get(`${countryCode} ${taxClass}`) ?? (standard !== undefined && taxClass === 'Zero' ? 0 : standard);
  };
};

/** The same as a column of a query over something with a tax class; null if the store has no rate. */
export const taxRateColumn = (countryCode: Placeholder, taxClass: SQLWrapper): SQL<number | null> => sql<
  number | null
>`(
  select case when ${taxRates.taxClass} = ${taxClass} or ${taxClass} <> 'Zero' then ${taxRates.rateBasisPoints} else 0 end
  from ${taxRates}
  where ${taxRates.countryCode} = ${countryCode} and ${taxRates.taxClass} in (${taxClass}, 'Standard')
  order by ${taxRates.taxClass} = ${taxClass} desc
  limit 1)`;

const standardRateIn = (countryCode: string) =>
  and(eq(taxRates.countryCode, countryCode), eq(taxRates.taxClass, 'Standard'));

/** The rate at which delivery to a country is taxed; null if the store has none. */
export const loadStandardRate = async (db: Queryable, countryCode: string): Promise<number | null> => {
  const [row] = await db.select({ rate: taxRates.rateBasisPoints }).from(taxRates).where(standardRateIn(countryCode));
  return row?.rate ?? null;
};

/** Whether the store knows how to tax a delivery to a country. */
export const isTaxable = (db: Queryable, countryCode: string): SQL =>
  exists(
    db
      .select({ one: sql`1` })
      .from(taxRates)
      .where(standardRateIn(countryCode)),
  );
