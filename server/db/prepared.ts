import type { Queryable } from './database.ts';

interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * A query that is built once for each database, with placeholders, and once for each transaction. With a name the
 * database parses it once for each connection, and after a few times may plan it without looking at the values: give one
 * only where every value is looked up alike, as by a key.
 */
export const preparedQuery = <Prepared>(
  build: (db: Queryable) => Preparable<Prepared>,
  name = '',
): ((db: Queryable) => Prepared) => {
  const prepared = new WeakMap<Queryable, Prepared>();
  return (db) => {
    const known = prepared.get(db);
    if (known !== undefined) return known;
    const made = build(db).prepare(name);
    prepared.set(db, made);
    return made;
  };
};
