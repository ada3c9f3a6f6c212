import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const taxRates = pgTable(
  'tax_rates',
  {
    countryCode: text().notNull(),
    taxClass: text({ enum: ['Standard', 'Reduced', 'Zero'] }).notNull(),
    /** 2000 is 20 %. */
    rateBasisPoints: integer().notNull(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.countryCode, table.taxClass] })],
);
