import { AsyncLocalStorage } from 'node:async_hooks';

const requestIds = new AsyncLocalStorage<string>();

/** Runs `work`, and whatever it starts, as part of a request. */
export const withRequestId = <T>(id: string, work: () => T): T => requestIds.run(id, work);

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => requestIds.getStore();
