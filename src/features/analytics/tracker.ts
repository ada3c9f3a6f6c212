import type { CookieConsent } from '#shopper/cookie-consent.ts';
import type { AnalyticsEvent } from './events.ts';
import { loadTagManager, pushToDataLayer, removeTagManager, writeConsent } from './data-layer.ts';
import { clearWaitingEvents, readWaitingEvents, saveWaitingEvent } from './waiting-events.ts';

/** Sends events to the tag manager of one container while the visitor allows it. */
export interface Tracker {
  readonly track: (event: AnalyticsEvent) => void;
  /** The connection may be back: fetches the script where it is missing, then sends what waits. */
  readonly onConnection: () => void;
  /** The visitor allows more or less than before, analytics included. */
  readonly update: (consent: CookieConsent) => void;
  /** Sends nothing more, and removes what was stored. True where the script ran: only a reload ends that. */
  readonly stop: () => boolean;
}

export interface TrackerOptions {
  readonly containerId: string;
  readonly consent: CookieConsent;
  readonly isOnline: () => boolean;
  /** Whether the visitor still allows it; asked at each event, since another tab may have taken it back. */
  readonly isAllowed: () => boolean;
}

/** Starts the tag manager. */
export const createTracker = ({ containerId, consent, isOnline, isAllowed }: TrackerOptions): Tracker => {
  let script: 'missing' | 'loading' | 'loaded' = 'missing';

  const push = (event: AnalyticsEvent): void => {
    // Items of the event before would stay with this one.
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
      // The script reads what was pushed before it came, but only as long as this page is open.
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
