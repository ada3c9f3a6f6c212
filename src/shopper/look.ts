import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseJson } from '#offline/parse-json.ts';
import { lookKey } from '#offline/storage-names.ts';
import { writeStored } from './stored.ts';

/** How a shopper likes the pages on this device: `device` leaves it to the system, `toastMs` null shows messages until they are closed. */
const Look = z.object({
  theme: z.catch(z.optional(z.enum(['light', 'dark'])), undefined),
  density: z.catch(z.optional(z.enum(['comfortable', 'compact'])), undefined),
  toastMs: z.catch(z.optional(z.nullable(z.union([z.literal(3000), z.literal(8000)]))), undefined),
});
export type Look = z.infer<typeof Look>;

/** What text from storage says; nothing chosen where it is broken. */
export const parseLook = (text: string | null): Look => parseJson(Look, text) ?? {};

const storedText = (): string | null => {
  try {
    return localStorage.getItem(lookKey);
  } catch {
    return null;
  }
};

/** What was chosen on this device. */
export const readLook = (): Look => parseLook(storedText());

const changed = 'tradecounter:look';

/** Saves a choice on this device and applies it at once. */
export const saveLook = (look: Look): void => {
  const { dataset } = document.documentElement;
  if (look.theme === undefined) delete dataset['theme'];
  else dataset['theme'] = look.theme;
  if (look.density === undefined) delete dataset['density'];
  else dataset['density'] = look.density;
  // Where storage is refused the choice lasts as long as the page.
  writeStored(lookKey, look);
  dispatchEvent(new Event(changed));
};

const subscribe = (tell: () => void) => {
  addEventListener(changed, tell);
  return () => removeEventListener(changed, tell);
};

/** What was chosen on this device, as it changes; null until storage was read. */
export const useLook = (): Look | null => {
  const text = useSyncExternalStore<string | null | undefined>(subscribe, storedText, () => undefined);
  return text === undefined ? null : parseLook(text);
};
