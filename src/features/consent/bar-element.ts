/** The consent bar in index.html; null in a document without one. */
export const barElement = (): HTMLElement | null => document.getElementById('consent');

/** Shows the bar's question, the confirmation of its answer, or neither. */
export const showBar = ({ isAsked, isSaid }: { readonly isAsked: boolean; readonly isSaid: boolean }): void => {
  const bar = barElement();
  if (bar === null) return;
  bar.hidden = !isAsked && !isSaid;
  bar.querySelector('.consent-line')?.toggleAttribute('hidden', !isAsked);
};
