import * as z from 'zod/mini';
import { ById, Done, Id, Instant } from './primitives.ts';
import { row } from './row.ts';

/** A version of the privacy policy; `bodyHtml` is sanitised, `isAccepted` is only sent to signed-in shoppers. */
export const PrivacyPolicy = z.object({
  id: Id,
  version: z.string(),
  title: z.string(),
  summary: z.nullable(z.string()),
  bodyHtml: z.string(),
  publishedAt: Instant,
  isAccepted: z.optional(z.boolean()),
});
export type PrivacyPolicy = z.infer<typeof PrivacyPolicy>;

export const getPrivacyPolicy = row({
  method: 'GET',
  path: '/privacy-policies/current',
  summary: 'The privacy policy in force',
  audience: 'anyone',
  data: PrivacyPolicy,
});

export const acceptPrivacyPolicy = row({
  method: 'PUT',
  path: '/privacy-policies/{id}/accept',
  summary: 'Accept the privacy policy',
  audience: 'shopper',
  params: ById,
  data: Done,
});
