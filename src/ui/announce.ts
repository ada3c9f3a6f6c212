type Listener = (message: string, isUrgent: boolean) => void;

const listeners = new Set<Listener>();

/** Says a sentence to screen readers: politely, or at once when urgent. Needs a `LiveRegions` on the page. */
export function announce(message: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  for (const listen of listeners) listen(message, urgency === 'assertive');
}

/** Hears every announcement until the function it returns is called. */
export function onAnnouncement(listen: Listener): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
