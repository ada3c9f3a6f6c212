/** Groups rows by a key, in order. */
export const groupedBy = <Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row[]> => {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return groups;
};

/** Maps rows by a unique key. */
export const keyedBy = <Row, Key>(rows: Iterable<Row>, keyOf: (row: Row) => Key): Map<Key, Row> => {
  const keyed = new Map<Key, Row>();
  for (const row of rows) keyed.set(keyOf(row), row);
  return keyed;
};
