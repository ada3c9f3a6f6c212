type Listener = (message: string, isUrgent: boolean) => void;

const listeners = new Set<Listener>();

/** Announces a sentence to screen readers, assertively if urgent. Needs `LiveRegions` on the page. */
export function announce(message: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  for (const listen of listeners) listen(message, urgency === 'assertive');
}

/** Subscribes to announcements; returns the unsubscribe function. */
export function onAnnouncement(listen: Listener): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}
