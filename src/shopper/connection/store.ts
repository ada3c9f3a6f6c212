import { useSyncExternalStore } from 'react';
import { type Connection, firstConnection } from './connection.ts';

const first = firstConnection(true, 0);
const listeners = new Set<() => void>();
let connection = first;

/** The current state of the connection. */
export const readConnection = (): Connection => connection;

/** Replaces the connection and notifies subscribers. */
export const writeConnection = (next: Connection): void => {
  if (next === connection) return;
  connection = next;
  for (const tell of listeners) tell();
};

/** Calls `listener` for every change until the returned function is called. */
export const subscribeToConnection = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The connection of this page; online on the host. */
export const useConnection = (): Connection => useSyncExternalStore(subscribeToConnection, readConnection, () => first);
