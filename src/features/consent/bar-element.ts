/** The bar of index.html; null in a document that has none. */
export const barElement = (): HTMLElement | null => document.getElementById('consent');

/** Shows the question of the bar, the line about its answer, or neither. */
export const showBar = ({ isAsked, isSaid }: { readonly isAsked: boolean; readonly isSaid: boolean }): void => {
  const bar = barElement();
  if (bar === null) return;
  bar.hidden = !isAsked && !isSaid;
  bar.querySelector('.consent-line')?.toggleAttribute('hidden', !isAsked);
};
