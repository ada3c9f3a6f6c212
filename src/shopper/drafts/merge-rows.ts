/** A row that several tabs edit; its key identifies it in all of them. */
export interface KeyedRow {
  readonly key: string;
}

/** Another tab's changes to rows that this one also has open. */
export interface ChangedElsewhere<R extends KeyedRow> {
  readonly added: readonly R[];
  readonly changed: readonly R[];
  /** Keys of removed rows. */
  readonly removed: readonly string[];
}

/** Whether there are any changes. */
export const isChanged = ({ added, changed, removed }: ChangedElsewhere<KeyedRow>): boolean =>
  added.length + changed.length + removed.length > 0;

const byKey = <R extends KeyedRow>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.key, row]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Another tab's changes to take over: `stored` is what the device has, `base` what this tab last read from or wrote to it, `rows`
 * what this tab has now. Rows changed here stay as they are; `typedOf` extracts the part of a row that counts as changed by the user.
 */
export const changedElsewhere = <R extends KeyedRow>(
  { stored, base, rows }: { readonly stored: readonly R[]; readonly base: readonly R[]; readonly rows: readonly R[] },
  typedOf: (row: R) => unknown,
): ChangedElsewhere<R> => {
  const [before, now, mine] = [byKey(base), byKey(stored), byKey(rows)];
  const isUntouched = (key: string): boolean => {
    const [one, other] = [mine.get(key), before.get(key)];
    return one !== undefined && other !== undefined && isSame(typedOf(one), typedOf(other));
  };
  return {
    // A row removed here but changed there comes back.
    added: stored.filter((row) => {
      const was = before.get(row.key);
      return !mine.has(row.key) && (was === undefined || !isSame(typedOf(row), typedOf(was)));
    }),
    changed: stored.filter((row) => {
      const was = before.get(row.key);
      return was !== undefined && !isSame(row, was) && isUntouched(row.key);
    }),
    removed: base.flatMap(({ key }) => (!now.has(key) && isUntouched(key) ? key : [])),
  };
};

/** The rows with another tab's changes applied, new ones last. */
export const mergedRows = <R extends KeyedRow>(
  rows: readonly R[],
  { added, changed, removed }: ChangedElsewhere<R>,
): readonly R[] => {
  const [gone, others] = [new Set(removed), byKey(changed)];
  return [...rows.flatMap((row) => (gone.has(row.key) ? [] : (others.get(row.key) ?? row))), ...added];
};
