import type { Queryable } from './database.ts';

interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * A query built once per database, with placeholders, and once per transaction. A named query is parsed once per connection, and after a
 * few executions may get a generic plan: name it only if the best plan never depends on the values, as in a lookup by key.
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
