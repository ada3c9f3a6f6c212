import * as z from 'zod/mini';

const dayMs = 24 * 3_600_000;

/** A gap this long starts a new visit. */
const visitMs = 4 * 3_600_000;

/** Three visits within this many days make a regular. */
const regularDays = 14;

/** After "No thanks" the offer stays hidden for this many days. */
const hiddenDays = 90;

/** Visits and install offers, as stored on this device. */
export const InstallRecord = z.object({
  visits: z.array(z.number()),
  offeredAt: z.nullable(z.number()),
  declined: z.array(z.number()),
});
export type InstallRecord = z.infer<typeof InstallRecord>;

export const freshRecord: InstallRecord = { visits: [], offeredAt: null, declined: [] };

/** The record with this visit added and old ones dropped. */
export const withVisit = (record: InstallRecord, now: number): InstallRecord => {
  const visits = record.visits.filter((at) => now - at <= regularDays * dayMs);
  const last = visits.at(-1);
  return { ...record, visits: last !== undefined && now - last < visitMs ? visits : [...visits, now] };
};

/** Whether to offer again: after an order, or to a regular; never after two refusals. */
export const mayOffer = ({ visits, offeredAt, declined }: InstallRecord, hasValue: boolean, now: number): boolean => {
  const refusal = declined.at(-1);
  if (declined.length >= 2 || (refusal !== undefined && now - refusal < hiddenDays * dayMs)) return false;
  if (offeredAt !== null && now - offeredAt < regularDays * dayMs) return false;
  return hasValue || visits.filter((at) => now - at <= regularDays * dayMs).length >= 3;
};
