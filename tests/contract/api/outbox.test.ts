import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Email } from '#server/api/mail/mail.ts';
import { storeMail } from '#server/api/mail/store-mail.ts';
import { mailBySmtp } from '#server/mail/smtp.ts';
import { outboxMail } from '#server/db/schema.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { storeOver, type TestStore } from '#tests/support/stores/store.ts';

/** A mail server that accepts connections and never answers, until it hangs up. */
const startMute = async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    sockets.add(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // An object, since it listens on a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => sockets.size,
    hangUp() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
};

let mute: Awaited<ReturnType<typeof startMute>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
/** Two processes that share a database: the mail server of one hangs, that of the other accepts everything. */
let hung: TestStore;
let well: TestStore;

beforeEach(async () => {
  mute = await startMute();
  database = await openTestDatabase('bare');
  const shared = { db: database.db, close: () => Promise.resolve() };
  hung = await storeOver(shared, { mail: mailBySmtp(mute.url) });
  well = await storeOver(shared);
});

afterEach(async () => {
  mute.hangUp();
  await hung.close();
  await well.close();
  await database.close();
});

const message = { topic: 'Delivery' as const, name: 'Ola Byrne', email: 'ola@byrne.example' };
const write = (text: string): Promise<unknown> =>
  hung.client().sendContactMessage({ body: { ...message, message: text, orderNumber: null } });
const stored = () => database.db.select().from(outboxMail).orderBy(outboxMail.createdAt);
const texts = (emails: readonly Email[]): string[] => emails.map(({ text }) => text.split('\n')[0] ?? '');

/** Lets the lease of the emails being sent expire. */
const runOut = () =>
  database.db
    .update(outboxMail)
    .set({ dueAt: sql`now() - interval '1 second'` })
    .where(sql`${outboxMail.sentAt} is null`);

test('while a mail server hangs the store answers and writes, and another process sends the rest', async () => {
  await write('The first.');
  await expect.poll(mute.connections).toBe(1);
  await hung.client().getStoreSettings({});
  await write('The second.');
  await well.app.outbox.deliver();
  expect(texts(well.emails)).toEqual(['The second.']);
  expect(mute.connections()).toBe(1);
});

test('what a process did not send within its lease is another one’s, and is sent once', async () => {
  await write('Held up.');
  await expect.poll(mute.connections).toBe(1);
  await well.app.outbox.deliver();
  expect(well.emails).toEqual([]);
  await runOut();
  await well.app.outbox.deliver();
  expect(texts(well.emails)).toEqual(['Held up.']);
  mute.hangUp();
  await hung.app.outbox.deliver();
  await well.app.outbox.deliver();
  expect(well.emails).toHaveLength(1);
  expect(await stored()).toMatchObject([{ attempts: 2, data: {} }]);
  expect((await stored())[0]?.sentAt).not.toBeNull();
});

test('who fails late does not take the email from who sends it now', async () => {
  await write('Held up.');
  await expect.poll(mute.connections).toBe(1);
  await runOut();
  const [mail] = await stored();
  await database.db
    .update(outboxMail)
    .set({ attempts: 2, dueAt: sql`now() + interval '1 minute'` })
    .where(eq(outboxMail.id, mail?.id ?? ''));
  mute.hangUp();
  await hung.app.outbox.deliver();
  await well.app.outbox.deliver();
  expect(well.emails).toEqual([]);
});

test('an email that is refused again and again is put off, longer each time, and given up after twelve attempts', async () => {
  mute.hangUp();
  await storeMail(database.db, { to: 'ola@byrne.example', template: 'contact', data: {} });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    if (attempt > 1) await runOut();
    await hung.app.outbox.deliver();
    const { rows } = await database.db.execute<{ seconds: number }>(
      sql`select round(extract(epoch from due_at - now()))::int as seconds from outbox_mail where attempts = ${attempt}`,
    );
    waits.push(rows[0]?.seconds ?? Number.NaN);
  }
  const minutes = waits.map((seconds) => Math.round(seconds / 60));
  expect(minutes).toEqual([0, 0, 1, 2, 4, 8, 16, 32, 64, 128, 256, 512]);
  await runOut();
  await well.app.outbox.deliver();
  expect(well.emails).toEqual([]);
});
