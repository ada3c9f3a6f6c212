import * as z from 'zod/mini';

const dayMs = 24 * 3_600_000;

/** Milliseconds after which coming back is another visit. */
const visitMs = 4 * 3_600_000;

/** Days in which three visits make a regular. */
const regularDays = 14;

/** Days for which a shopper who declined is left alone. */
const hiddenDays = 90;

/** What this device remembers of visits and of offers to install. */
export const InstallRecord = z.object({
  visits: z.array(z.number()),
  offeredAt: z.nullable(z.number()),
  declined: z.array(z.number()),
});
export type InstallRecord = z.infer<typeof InstallRecord>;

/** A device that knows of nothing yet. */
export const freshRecord: InstallRecord = { visits: [], offeredAt: null, declined: [] };

/** The record with this visit in it, and without those of long ago. */
export const withVisit = (record: InstallRecord, now: number): InstallRecord => {
  const visits = record.visits.filter((at) => now - at <= regularDays * dayMs);
  const last = visits.at(-1);
  return { ...record, visits: last !== undefined && now - last < visitMs ? visits : [...visits, now] };
};

/** Whether to offer once more: after something of worth or to a regular, never again after two refusals. */
export const mayOffer = ({ visits, offeredAt, declined }: InstallRecord, hasValue: boolean, now: number): boolean => {
  const refusal = declined.at(-1);
  if (declined.length >= 2 || (refusal !== undefined && now - refusal < hiddenDays * dayMs)) return false;
  if (offeredAt !== null && now - offeredAt < regularDays * dayMs) return false;
  return hasValue || visits.filter((at) => now - at <= regularDays * dayMs).length >= 3;
};
