/** Forms, and fields outside of a form, with input that the shopper has not sent. */
const typedPlaces = new Set<Element>();

/** Tracks typing from now on. Text in a search box isn't worth delaying a reload. */
export const trackTyping = (): void => {
  addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || target.closest('[role=search], [data-search]') !== null) return;
    typedPlaces.add(target.closest('form') ?? target);
  });
  addEventListener('submit', ({ target }) => {
    if (target instanceof Element) typedPlaces.delete(target);
  });
};

/**
 * Whether a form or field still holds unsent input. A field outside of a form holds none once it is empty again;
 * one within `data-saves` sends by itself, and `data-draft` says that it hasn't yet.
 */
const isUnsent = (place: Element): boolean => {
  if (!place.isConnected) return false;
  if (place.closest('[data-saves]') !== null) return place.matches('[data-draft]');
  return !(place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) || place.value !== '';
};

/** Whether this page holds input that a reload would lose. */
export const hasTyping = (): boolean => {
  for (const place of typedPlaces) if (!isUnsent(place)) typedPlaces.delete(place);
  return typedPlaces.size > 0;
};
