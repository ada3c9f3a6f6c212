/** The row of a product page that is meant: the only one with a quantity, else the one that the address led to; null for none. */
export const chosenPart = (main: ParentNode): string | null => {
  const marked = [...main.querySelectorAll<HTMLElement>('[data-marked] [data-part]')];
  const sought = main.querySelector<HTMLElement>('[data-sought] [data-part]');
  const row = marked.length === 1 ? marked[0] : sought;
  return row?.dataset['part'] ?? null;
};
