/** The pages a pagination shows: first, last, the current one and its neighbours; null marks a gap. */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, pageCount, page - 1, page, page + 1].filter((each) => each >= 1 && each <= pageCount));
  if (page <= 3) for (const each of [2, 3]) if (each <= pageCount) wanted.add(each);
  if (page >= pageCount - 2) for (const each of [pageCount - 1, pageCount - 2]) if (each >= 1) wanted.add(each);
  const shown: (number | null)[] = [];
  let last = 0;
  for (const each of [...wanted].toSorted((a, b) => a - b)) {
    if (each === last + 2) shown.push(last + 1);
    else if (each > last + 2) shown.push(null);
    shown.push(each);
    last = each;
  }
  return shown;
}
