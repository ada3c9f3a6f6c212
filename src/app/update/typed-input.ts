/** Forms, and fields outside of one, that hold what the shopper typed and has not sent. */
const typedPlaces = new Set<Element>();

/** Tracks what is typed from now on. Text in a search box is not worth holding up a reload. */
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
 * Whether a place where something was typed still holds it unsent. A field outside of a form holds nothing once it is empty again;
 * one within `data-saves` sends by itself, and says by `data-draft` that it has not yet.
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
