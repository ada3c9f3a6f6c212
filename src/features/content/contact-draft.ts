import * as z from 'zod/mini';
import { contactDraftKey } from '#offline/storage-names.ts';
import type { Audience } from '#offline/reads/read-context.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';

const Values = z.object({
  topic: z.string(),
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  message: z.string(),
});

/** What was typed into the contact form. */
export type ContactValues = z.infer<typeof Values>;

const Draft = z.object({ audience: z.string(), values: Values });

/** A form in which nothing was typed. */
export const emptyContact: ContactValues = { topic: '', name: '', email: '', orderNumber: '', message: '' };

/** The names of its fields. */
export const contactFields = z.keyof(Values).options;

/** The draft that this shopper, or a guest, left on the device. */
export const readContactDraft = (audience: Audience): ContactValues => {
  const draft = readStored(Draft, contactDraftKey);
  return draft?.audience === audience ? draft.values : emptyContact;
};

/** Saves what is typed so far. */
export const saveContactDraft = (audience: Audience, values: ContactValues): void =>
  void writeStored(contactDraftKey, { audience, values });

/** Deletes the draft: it was sent, or its shopper left. */
export const clearContactDraft = (): void => removeStored(contactDraftKey);
