import { WebSocket } from 'ws';
import { z } from 'zod';

const Message = z.object({
  id: z.optional(z.nullable(z.number())),
  error: z.optional(z.string()),
  message: z.optional(z.string()),
  result: z.optional(z.unknown()),
});

/** A WebDriver BiDi session. */
export interface Bidi {
  /** Returns the command's result; rejects with the browser's error, or when the browser is gone. */
  send(method: string, params?: object): Promise<unknown>;
  close(): void;
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Opens a session over a browser's WebSocket. */
export const openBidi = async (url: string): Promise<Bidi> => {
  const socket = new WebSocket(`${url}/session`);
  await new Promise<void>((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  socket.on('message', (data: Buffer) => {
    const { id, error, message, result } = Message.parse(JSON.parse(data.toString()));
    if (id === undefined || id === null) return;
    const command = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) command?.resolve(result);
    else command?.reject(new Error(`${error}: ${message ?? ''}`));
  });
  const isGone = (): void => {
    for (const { reject } of waiting.values()) reject(new Error('The browser is gone.'));
    waiting.clear();
  };
  socket.on('close', isGone);
  // A killed browser resets the connection; `close` follows.
  socket.on('error', () => undefined);
  const bidi: Bidi = {
    send: (method, params = {}) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject });
        if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id: last, method, params }));
        else isGone();
      }),
    close: () => socket.terminate(),
  };
  await bidi.send('session.new', { capabilities: {} });
  return bidi;
};
