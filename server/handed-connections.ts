import type { Worker } from 'node:cluster';

/**
 * Node's cluster hands each connection to a process and lets go of it when that says that it has it. A process that is killed in between never
 * says so, and the client would wait at a connection that nobody reads. Here the one that was on its way is closed, so that the client
 * asks again at once.
 */
export const closeUntakenConnections = (worker: Worker): void => {
  // One at a time is on its way to a process.
  let handed: unknown = null;
  const child = worker.process;
  const { send } = child;
  const remember = (...given: unknown[]): unknown => {
    if (isNewConnection(given[0])) [, handed] = given;
    return Reflect.apply(send, child, given);
  };
  Object.assign(child, { send: remember });
  const close = (): void => {
    // Closing what was taken long ago does nothing.
    if (isClosable(handed)) handed.close();
    handed = null;
  };
  child.once('disconnect', close);
  child.once('exit', close);
};

/** As Node calls its own message. */
const isNewConnection = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && 'act' in message && message.act === 'newconn';

const isClosable = (handle: unknown): handle is { close(): void } =>
  typeof handle === 'object' && handle !== null && 'close' in handle && typeof handle.close === 'function';
