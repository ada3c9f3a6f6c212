import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { parseJson } from '#offline/parse-json.ts';
import { lookKey } from '#offline/storage-names.ts';
import { writeStored } from './stored.ts';

/** A shopper's display settings on this device; without a value the system's apply. With `toastMs` null, toasts stay until closed. */
const Look = z.object({
  theme: z.catch(z.optional(z.enum(['light', 'dark'])), undefined),
  density: z.catch(z.optional(z.enum(['comfortable', 'compact'])), undefined),
  toastMs: z.catch(z.optional(z.nullable(z.union([z.literal(3000), z.literal(8000)]))), undefined),
});
export type Look = z.infer<typeof Look>;

/** Parses stored settings; invalid ones count as not chosen. */
export const parseLook = (text: string | null): Look => parseJson(Look, text) ?? {};

const storedText = (): string | null => {
  try {
    return localStorage.getItem(lookKey);
  } catch {
    return null;
  }
};

/** The display settings of this device. */
export const readLook = (): Look => parseLook(storedText());

const changed = 'tradecounter:look';

/** Saves the settings on this device and applies them at once. */
export const saveLook = (look: Look): void => {
  const { dataset } = document.documentElement;
  if (look.theme === undefined) delete dataset['theme'];
  else dataset['theme'] = look.theme;
  if (look.density === undefined) delete dataset['density'];
  else dataset['density'] = look.density;
  // If storage is blocked, the choice lasts as long as the page.
  writeStored(lookKey, look);
  dispatchEvent(new Event(changed));
};

const subscribe = (tell: () => void) => {
  addEventListener(changed, tell);
  return () => removeEventListener(changed, tell);
};

/** The display settings of this device, live; null until storage has been read. */
export const useLook = (): Look | null => {
  const text = useSyncExternalStore<string | null | undefined>(subscribe, storedText, () => undefined);
  return text === undefined ? null : parseLook(text);
};
