import { setCatchHandler } from 'workbox-routing';

/**
 * Gives what could neither be fetched nor was cached the browser's own network error. Where a promise was rejected instead, browsers
 * report a fault of the worker, and Firefox tells the shopper's page of corrupted content.
 */
export const answerUnanswered = (): void => setCatchHandler(() => Promise.resolve(Response.error()));
