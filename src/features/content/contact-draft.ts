import * as z from 'zod/mini';
import { contactDraftKey } from '#offline/storage-names.ts';
import type { Audience } from '#offline/reads/read-context.ts';
import { isHere } from '#shopper/visit/is-here.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';

const Values = z.object({
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  message: z.string(),
});

/** The input of the contact form. */
export type ContactValues = z.infer<typeof Values>;

const Draft = z.object({ audience: z.string(), values: Values });

/** An empty form. */
export const emptyContact: ContactValues = { topic: '', name: '', email: '', orderNumber: '', message: '' };

/** The names of the form's fields. */
export const contactFields = z.keyof(Values).options;

/** The draft that this shopper, or a guest, left on the device; empty if there is none. */
export const readContactDraft = (audience: Audience): ContactValues => {
  const draft = readStored(Draft, contactDraftKey);
  return draft?.audience === audience ? draft.values : emptyContact;
};

/** Saves the current input, unless its shopper has signed out. */
export const saveContactDraft = (audience: Audience, values: ContactValues): void => {
  if (isHere(audience)) writeStored(contactDraftKey, { audience, values });
};

/** Deletes the draft: it was sent, or its shopper signed out. */
export const clearContactDraft = (): void => removeStored(contactDraftKey);
