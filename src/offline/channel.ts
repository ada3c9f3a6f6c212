import * as z from 'zod/mini';

/** One end of a channel between the tabs of this device and its worker. */
export interface Channel<M> {
  readonly post: (message: M) => void;
  readonly close: () => void;
}

/**
 * Opens a channel that passes only messages of `schema`; others, such as those of another version, are ignored. In browsers without
 * channels nothing is sent or received.
 */
export const openChannel = <S extends z.ZodMiniType>(
  name: string,
  schema: S,
  onMessage: (message: z.output<S>) => void = () => undefined,
): Channel<z.output<S>> => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = z.safeParse(schema, data);
    if (message.success) onMessage(message.data);
  });
  return { post: (message) => channel?.postMessage(message), close: () => channel?.close() };
};

/**
 * Opens something now, and closes it while the page is in the back-forward cache: an open channel would keep the page out of it. `open`
 * returns how to close; `onReturn` is called after each return.
 */
export const openWhileShown = (open: () => () => void, onReturn: () => void): void => {
  let close = open();
  addEventListener('pagehide', () => close());
  addEventListener('pageshow', (event) => {
    if (!('persisted' in event) || event.persisted !== true) return;
    close = open();
    onReturn();
  });
};
