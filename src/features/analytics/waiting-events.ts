import * as z from 'zod/mini';
import { waitingEventsKey } from '#offline/storage-names.ts';
import { readStored, removeStored, writeStored } from '#shopper/stored.ts';
import type { AnalyticsEvent } from './events.ts';

/** Queue limit: after a week offline the oldest events may be lost. */
const maxWaiting = 200;

const Waiting = z.array(z.looseObject({ event: z.string() }));

/** Events recorded while offline, oldest first. */
export const readWaitingEvents = (): readonly AnalyticsEvent[] => readStored(Waiting, waitingEventsKey) ?? [];

/** Queues an event with its time until it can be sent; drops the oldest if there are too many. */
export const saveWaitingEvent = (event: AnalyticsEvent, at: Date): void => {
  const timed = { ...event, event_time: at.toISOString() };
  writeStored(waitingEventsKey, [...readWaitingEvents(), timed].slice(-maxWaiting));
};

/** Deletes the queue: its events were sent, the shopper signed out, or consent was withdrawn. */
export const clearWaitingEvents = (): void => removeStored(waitingEventsKey);
