/** The values with the highest ranks, highest first, the smaller first among equal ranks; at most `count` of them. */
export const highest = (values: Uint32Array, ranks: Float64Array, count: number): number[] => {
  const least = values.length > count ? nthHighest(ranks.slice(), count) : Number.NEGATIVE_INFINITY;
  const found: { value: number; rank: number }[] = [];
  for (let at = 0; at < values.length; at += 1) {
    const rank = ranks[at] ?? 0;
    if (rank >= least) found.push({ value: values[at] ?? 0, rank });
  }
  return found
    .toSorted((a, b) => b.rank - a.rank || a.value - b.value)
    .slice(0, count)
    .map(({ value }) => value);
};

/** The `count`-th highest rank, by quickselect rather than a full sort. Reorders `ranks`. */
const nthHighest = (ranks: Float64Array, count: number): number => {
  let low = 0;
  let high = ranks.length - 1;
  const sought = count - 1;
  while (low < high) {
    const middle = ranks[(low + high) >>> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((ranks[left] ?? 0) > middle) left += 1;
      while ((ranks[right] ?? 0) < middle) right -= 1;
      if (left > right) break;
      const other = ranks[left] ?? 0;
      ranks[left] = ranks[right] ?? 0;
      ranks[right] = other;
      left += 1;
      right -= 1;
    }
    if (sought <= right) high = right;
    else if (sought >= left) low = left;
    else return ranks[sought] ?? 0;
  }
  return ranks[sought] ?? 0;
};
