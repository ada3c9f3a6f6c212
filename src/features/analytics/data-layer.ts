import { scriptSources } from '#contract/script-sources.ts';
import type { CookieConsent } from '#shopper/cookie-consent.ts';
import { admitScriptsOf } from '#shopper/device/foreign-scripts.ts';

declare global {
  interface Window {
    /** The tag manager's queue of events and commands. */
    dataLayer?: unknown[];
  }
}

const scriptId = 'tag-manager';

/** Queues an entry, which the tag manager reads in order, now or once its script has loaded. */
export const pushToDataLayer = (entry: unknown): void => {
  (window.dataLayer ??= []).push(entry);
};

/** The tag manager recognises its commands by their type, which is that of `arguments`. */
const command = (...words: readonly unknown[]): void => {
  const asArguments = function () {
    return arguments;
  };
  pushToDataLayer(Reflect.apply(asArguments, null, words));
};

const granted = (isGranted: boolean): string => (isGranted ? 'granted' : 'denied');

const storageFor = ({ analytics, marketing }: CookieConsent): Readonly<Record<string, string>> => ({
  analytics_storage: granted(analytics),
  ad_storage: granted(marketing),
  ad_user_data: granted(marketing),
  ad_personalization: granted(marketing),
});

/** Tells the tags what they may store, before anything else: `default` at the start, `update` when the visitor changes it. */
export const writeConsent = (when: 'default' | 'update', consent: CookieConsent): void =>
  command('consent', when, storageFor(consent));

/** Loads the script of a container; resolves to false, and removes the script element, if it can't be fetched. */
export const loadTagManager = (containerId: string): Promise<boolean> =>
  new Promise((resolve) => {
    const script = document.createElement('script');
    script.id = scriptId;
    script.async = true;
    try {
      admitScriptsOf(scriptSources.tagManager);
    } catch {
      // The page that the worker served is older than the container.
      resolve(false);
      return;
    }
    script.src = `https://www.googletagmanager.com/gtm.js?id=${containerId}`;
    script.addEventListener('load', () => resolve(true));
    script.addEventListener('error', () => {
      script.remove();
      resolve(false);
    });
    document.head.append(script);
  });

/** Names of cookies and storage keys that common analytics and marketing tags use. */
const ofTags = /^_+(?:ga|gid|gat|gac|gcl|dc_gtm|gtm|utm|fbp|fbc|uet|hj|cl[cs]k|pin)/i;

/** Removes the script and what the tags stored on this site. */
export const removeTagManager = (): void => {
  document.getElementById(scriptId)?.remove();
  delete window.dataLayer;
  const names = document.cookie.split(';').map((pair) => pair.split('=', 1)[0]?.trim() ?? '');
  for (const name of names.filter((one) => ofTags.test(one))) expireCookie(name);
  for (const storage of [localStorage, sessionStorage]) {
    for (const key of Object.keys(storage).filter((one) => ofTags.test(one))) storage.removeItem(key);
  }
};

/** A tag may have set its cookie for this host or for any domain above it. */
const expireCookie = (name: string): void => {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, from) => `; Domain=${labels.slice(from).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
};
