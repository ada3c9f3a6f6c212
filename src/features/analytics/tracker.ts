import type { CookieConsent } from '#shopper/cookie-consent.ts';
import type { AnalyticsEvent } from './events.ts';
import { loadTagManager, pushToDataLayer, removeTagManager, writeConsent } from './data-layer.ts';
import { clearWaitingEvents, readWaitingEvents, saveWaitingEvent } from './waiting-events.ts';

/** Sends events to the tag manager of one container while the visitor allows it. */
export interface Tracker {
  readonly track: (event: AnalyticsEvent) => void;
  /** Call when the connection may be back: loads the script if it is missing, then sends queued events. */
  readonly onConnection: () => void;
  /** The visitor changed their consent; analytics is still allowed. */
  readonly update: (consent: CookieConsent) => void;
  /** Stops sending and removes what was stored. Returns true if the script may have run: only a reload unloads it. */
  readonly stop: () => boolean;
}

export interface TrackerOptions {
  readonly containerId: string;
  readonly consent: CookieConsent;
  readonly isOnline: () => boolean;
  /** Whether the visitor still consents; asked for each event, since another tab may have withdrawn consent. */
  readonly isAllowed: () => boolean;
}

/** Starts the tag manager. */
export const createTracker = ({ containerId, consent, isOnline, isAllowed }: TrackerOptions): Tracker => {
  let script: 'missing' | 'loading' | 'loaded' = 'missing';

  const push = (event: AnalyticsEvent): void => {
    // Otherwise this event would inherit the previous one's items.
    if (event.ecommerce !== undefined) pushToDataLayer({ ecommerce: null });
    pushToDataLayer(event);
  };
  const sendWaiting = (): void => {
    if (!isAllowed()) return;
    const waiting = readWaitingEvents();
    clearWaitingEvents();
    for (const event of waiting) push(event);
  };
  const load = async (): Promise<void> => {
    script = 'loading';
    script = (await loadTagManager(containerId)) ? 'loaded' : 'missing';
    if (script === 'loaded') sendWaiting();
  };
  const onConnection = (): void => {
    if (!isOnline() || !isAllowed()) return;
    if (script === 'missing') void load();
    else if (script === 'loaded') sendWaiting();
  };

  writeConsent('default', consent);
  pushToDataLayer({ 'gtm.start': Date.now(), event: 'gtm.js' });
  onConnection();
  return {
    track: (event) => {
      if (!isAllowed()) return;
      // The script reads events pushed before it loaded, but they don't survive closing the page.
      if (script === 'missing' || !isOnline()) saveWaitingEvent(event, new Date());
      else push(event);
    },
    onConnection,
    update: (next) => writeConsent('update', next),
    stop: () => {
      writeConsent('update', { analytics: false, marketing: false });
      removeTagManager();
      clearWaitingEvents();
      return script !== 'missing';
    },
  };
};
