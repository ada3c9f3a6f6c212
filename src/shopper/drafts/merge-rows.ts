/** A row of something that several tabs write; its key names it in each of them. */
export interface KeyedRow {
  readonly key: string;
}

/** What another tab made of rows that this one has open as well. */
export interface ChangedElsewhere<R extends KeyedRow> {
  readonly added: readonly R[];
  readonly changed: readonly R[];
  /** Keys of rows that left. */
  readonly removed: readonly string[];
}

/** Whether anything is in it. */
export const isChanged = ({ added, changed, removed }: ChangedElsewhere<KeyedRow>): boolean =>
  added.length + changed.length + removed.length > 0;

const byKey = <R extends KeyedRow>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map((row) => [row.key, row]));

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * What to take over from another tab: `stored` is what the device has, `base` what this tab read or wrote there last, `rows` what
 * it has now. What was changed here stays as it is here; `typedOf` is what of a row counts as changed by whoever is here.
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
    // What was taken away here and changed there is there again.
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

/** The rows with what another tab made of them, new ones last. */
export const mergedRows = <R extends KeyedRow>(
  rows: readonly R[],
  { added, changed, removed }: ChangedElsewhere<R>,
): readonly R[] => {
  const [gone, others] = [new Set(removed), byKey(changed)];
  return [...rows.flatMap((row) => (gone.has(row.key) ? [] : (others.get(row.key) ?? row))), ...added];
};
