import type { Worker } from 'node:cluster';

/**
 * Node's cluster passes each connection to a process and closes its own handle once the process acknowledges it. A process killed before
 * that never does, and the client would wait on a connection that nobody reads. This closes the connection in transit, so that the client
 * retries at once.
 */
export const closeUntakenConnections = (worker: Worker): void => {
  // Only one is in transit to a process at a time.
  let handed: unknown = null;
  const child = worker.process;
  const { send } = child;
  const remember = (...given: unknown[]): unknown => {
    if (isNewConnection(given[0])) [, handed] = given;
    return Reflect.apply(send, child, given);
  };
  Object.assign(child, { send: remember });
  const close = (): void => {
    // Closing one that was taken long ago is a no-op.
    if (isClosable(handed)) handed.close();
    handed = null;
  };
  child.once('disconnect', close);
  child.once('exit', close);
};

/** Matches Node's internal message. */
const isNewConnection = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn';

const isClosable = (handle: unknown): handle is { close(): void } =>
  typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';
