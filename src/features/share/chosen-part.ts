/** The SKU of the row that a product page's share button means: the only one with a quantity, else the one in the URL; null if none. */
export const chosenPart = (main: ParentNode): string | null => {
  const marked = [...main.querySelectorAll<HTMLElement>('[data-marked] [data-part]')];
  const sought = main.querySelector<HTMLElement>('[data-sought] [data-part]');
  const row = marked.length === 1 ? marked[0] : sought;
  return row?.dataset['part'] ?? null;
};
