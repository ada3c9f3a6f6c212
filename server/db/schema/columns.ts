import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** Text primary key; a random UUID unless the writer gives one. */
export const id = () =>
  text()
    .primaryKey()
    .$defaultFn(() => crypto.randomUUID());

/** A UTC instant, stored to the millisecond and read as a Date. */
export const instant = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => instant().notNull().defaultNow();

export const updatedAt = () => instant().notNull().defaultNow();

export const currencyCode = () => text().notNull();

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/** The body of a CHECK constraint: the column holds one of the listed words. */
export const isOneOf = (column: SQLWrapper, words: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(words.map((word) => `'${word}'`).join(', '))})`;

/** A text column that holds one of the listed words; `isOneOf` is the CHECK that enforces it. */
export const oneOf = <W extends string>(words: readonly W[]) => {
  const [first, ...others] = words;
  if (first === undefined) throw new Error('A column of words needs at least one.');
  return text({ enum: [first, ...others] });
};
