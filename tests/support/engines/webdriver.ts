import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

/** A WebDriver session, whose commands go to one window at a time. */
export interface WebDriver {
  /** Returns the handle of the session's first window, or of a new one. */
  newTab(isFirst: boolean): Promise<string>;
  /** Sends a command to a window after all earlier ones have ended. */
  send(handle: string, method: 'POST' | 'DELETE', path: string, body?: object): Promise<unknown>;
  end(): Promise<void>;
}

const Answer = z.object({ value: z.unknown() });
const Failure = z.object({ error: z.string(), message: z.string() });
const Session = z.object({ sessionId: z.string() });
const NewWindow = z.object({ handle: z.string() });

const startTimeoutMs = 30_000;

/** Opens a session with a driver that has just been started. */
export const openWebDriver = async (address: string, capabilities: object): Promise<WebDriver> => {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const { value } = Answer.parse(await response.json());
    const failed = Failure.safeParse(value);
    if (!response.ok && failed.success) throw new Error(`${failed.data.error}: ${failed.data.message}`);
    return value;
  };
  const giveUpAt = Date.now() + startTimeoutMs;
  while (
    !(await ask('GET', '/status').then(
      () => true,
      () => false,
    ))
  ) {
    if (Date.now() > giveUpAt) throw new Error(`The driver at ${address} does not answer.`);
    await wait(50);
  }
  const { sessionId } = Session.parse(await ask('POST', '/session', { capabilities: { alwaysMatch: capabilities } }));
  const session = `/session/${sessionId}`;
  let current = z.string().parse(await ask('GET', `${session}/window`));
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done.catch(() => undefined);
    return done;
  };
  return {
    newTab: (isFirst) =>
      inTurn(async () =>
        isFirst ? current : NewWindow.parse(await ask('POST', `${session}/window/new`, { type: 'window' })).handle,
      ),
    send: (handle, method, path, body) =>
      inTurn(async () => {
        if (handle !== current) {
          await ask('POST', `${session}/window`, { handle });
          current = handle;
        }
        return ask(method, `${session}${path}`, body);
      }),
    end: async () => void (await ask('DELETE', session)),
  };
};
