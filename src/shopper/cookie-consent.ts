import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { cookieText, yearSeconds } from './cookie.ts';

/** What a visitor allows beyond what the shop needs to work. */
export interface CookieConsent {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

const choices = z.enum(['none', 'analytics', 'marketing', 'analytics+marketing']);

/** Accept all. */
export const everything: CookieConsent = { analytics: true, marketing: true };

/** Reject all. */
export const nothing: CookieConsent = { analytics: false, marketing: false };

/** The choice in `document.cookie`; null if there is none or the cookie is invalid. */
export const readConsent = (cookies: string): CookieConsent | null => {
  const kept = z.safeParse(choices, readCookie(cookies, cookieNames.consent));
  if (!kept.success) return null;
  return { analytics: kept.data.startsWith('analytics'), marketing: kept.data.endsWith('marketing') };
};

/** Whether the visitor still has to choose; a shop in another page's frame doesn't ask. */
export const isConsentAsked = (): boolean => window.self === window.top && readConsent(document.cookie) === null;

/** The cookie text that stores a choice for a year. */
export const consentCookie = (
  { analytics, marketing }: CookieConsent,
  site: { isCrossOrigin: boolean; isHttps: boolean },
): string => {
  const value = [...(analytics ? ['analytics'] : []), ...(marketing ? ['marketing'] : [])].join('+') || 'none';
  return cookieText(cookieNames.consent, value, { ...site, maxAgeSeconds: yearSeconds });
};

const changed = 'tradecounter:consent';

/** Saves a choice on this device and notifies the page. */
export const saveConsent = (consent: CookieConsent, isCrossOrigin: boolean): void => {
  document.cookie = consentCookie(consent, { isCrossOrigin, isHttps: location.protocol === 'https:' });
  dispatchEvent(new Event(changed));
};

/** Calls `onChange` when a choice is saved in this tab, and when the tab becomes visible, since another one may have saved one. */
export const subscribeToConsent = (onChange: () => void): (() => void) => {
  addEventListener(changed, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    removeEventListener(changed, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
};

const unset = '';

/** The current choice; null until one is made, undefined until the cookie has been read. */
export const useConsent = (): CookieConsent | null | undefined => {
  const kept = useSyncExternalStore<string | undefined>(
    subscribeToConsent,
    () => readCookie(document.cookie, cookieNames.consent) ?? unset,
    () => undefined,
  );
  return kept === undefined ? undefined : readConsent(`${cookieNames.consent}=${encodeURIComponent(kept)}`);
};
