import type { Queryable } from './database.ts';

interface Preparable<Prepared> {
  prepare(name: string): Prepared;
}

/**
 * What runs the statements of a database or transaction: the pool, or the connection of the transaction. Transactions that
 * follow each other on one connection can share their prepared queries.
 */
const connectionOf = (db: Queryable): object => {
  const client: unknown = Reflect.get(db._.session, 'client');
  return typeof client === 'object' && client !== null ? client : db;
};

/**
 * A query built once per pool and once per connection, with placeholders. A named query is parsed once per connection, and after a
 * few executions may get a generic plan: name it only if the best plan never depends on the values, as in a lookup by key.
 */
export const preparedQuery = <Prepared>(
  build: (db: Queryable) => Preparable<Prepared>,
  name = '',
): ((db: Queryable) => Prepared) => {
  const prepared = new WeakMap<object, Prepared>();
  return (db) => {
    const connection = connectionOf(db);
    const known = prepared.get(connection);
    if (known !== undefined) return known;
    const made = build(db).prepare(name);
    prepared.set(connection, made);
    return made;
  };
};
