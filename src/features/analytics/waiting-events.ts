import * as z from 'zod/mini';
import { waitingEventsKey } from '#offline/storage-names.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';
import type { AnalyticsEvent } from './events.ts';

/** More than this are not kept: a week without a connection is not counted to the last press. */
const maxWaiting = 200;

const Waiting = z.array(z.looseObject({ event: z.string() }));

/** What was counted without a connection, oldest first. */
export const readWaitingEvents = (): readonly AnalyticsEvent[] => readStored(Waiting, waitingEventsKey) ?? [];

/** Saves an event with its time until it can be sent; the newest stay where there are too many. */
export const saveWaitingEvent = (event: AnalyticsEvent, at: Date): void => {
  const timed = { ...event, event_time: at.toISOString() };
  writeStored(waitingEventsKey, [...readWaitingEvents(), timed].slice(-maxWaiting));
};

/** Deletes them: they were sent, the shopper left, or consent was withdrawn. */
export const clearWaitingEvents = (): void => removeStored(waitingEventsKey);
