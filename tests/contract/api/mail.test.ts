import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { afterAll, expect, test } from 'vitest';
import { mailBySmtp } from '#server/mail/smtp.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

interface Received {
  readonly from: string;
  readonly to: readonly string[];
  readonly user: string;
  readonly raw: string;
}

/** A mail server that accepts the mail of one user; with `isFull` it refuses everything for now. */
const startMailServer = async () => {
  const received: Received[] = [];
  const state = { isFull: false };
  const server = new SMTPServer({
    authOptional: false,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) => {
      if (username === 'shop' && password === 'p@ss') done(null, { user: username });
      else done(new Error('No such user.'));
    },
    onData: (stream, { envelope, user }, done) => {
      const receive = async (): Promise<string> => {
        const raw = await text(stream);
        if (state.isFull) throw new Error('The mailbox is full.');
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), user: user ?? '', raw });
        return 'Taken.';
      };
      receive().then(done.bind(null, null), done);
    },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // An object, since it listens on a port.
  const { port } = server.server.address() as AddressInfo;
  return { received, state, url: `smtp://shop:p%40ss@127.0.0.1:${port}`, close: () => server.close() };
};

/** The parts of a message, decoded. */
const partsOf = (raw: string): { readonly plain: string; readonly html: string } => {
  const boundary = /boundary="([^"]+)"/.exec(raw)?.[1] ?? '';
  const parts = raw.split(`--${boundary}`).map((part) => {
    const [head = '', ...body] = part.split('\r\n\r\n');
    const encoded = body.join('\r\n\r\n');
    const isQuoted = /quoted-printable/i.test(head);
    const bytes = encoded.replaceAll(/=\r\n/g, '').replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => `%${hex}`);
    return { head, body: isQuoted ? decodeURIComponent(bytes) : encoded };
  });
  const bodyOf = (type: string) => parts.find(({ head }) => head.includes(type))?.body ?? '';
  return { plain: bodyOf('text/plain'), html: bodyOf('text/html') };
};

const mailServer = await startMailServer();
const store = await createBareStore({ mail: mailBySmtp(mailServer.url) });
const guest = store.client();

afterAll(async () => {
  await store.close();
  mailServer.close();
});

const message = {
  topic: 'Delivery' as const,
  name: 'Ola Byrne',
  email: 'ola@byrne.example',
  orderNumber: '10482',
  message: 'One of the boxes is missing.\nIt was <b>the large one</b>.',
};

test('a message from the contact page reaches the store as an email in text and HTML, and an answer goes to its writer [CON-03]', async () => {
  expect(await guest.sendContactMessage({ body: message })).toEqual({ isDone: true });
  await store.app.outbox.deliver();
  const [email] = mailServer.received;
  expect(email).toMatchObject({ user: 'shop', from: 'help@bare.example', to: ['help@bare.example'] });
  const raw = email?.raw ?? '';
  expect(raw).toContain('Subject: Delivery: a message from Ola Byrne\r\n');
  expect(raw).toContain('Reply-To: ola@byrne.example\r\n');
  const { plain, html } = partsOf(raw);
  expect(plain).toContain('It was <b>the large one</b>.');
  expect(plain).toContain('Order: 10482');
  expect(html).toContain('One of the boxes is missing.<br>It was &lt;b&gt;the large one&lt;/b&gt;.');
});

test('a link of an email is a button in its page, and the same address in its text', async () => {
  const { email } = await store.shopper();
  mailServer.received.splice(0);
  await guest.requestPasswordReset({ body: { email } });
  await store.app.outbox.deliver();
  const [sent] = mailServer.received;
  expect(sent?.to).toEqual([email]);
  const { plain, html } = partsOf(sent?.raw ?? '');
  const link = /http:\/\/shop\.test\/auth\/reset-password\/\S+/.exec(plain)?.[0] ?? 'none';
  expect(html).toContain(`<a class="button" href="${link}">`);
});

test('an address that somebody typed is neither a link nor a button of an email: only the store has those [CON-03]', async () => {
  mailServer.received.splice(0);
  // A name may not be an address with its scheme.
  const elsewhere = 'elsewhere.example/sign-in';
  await guest.sendContactMessage({ body: { ...message, message: `https://${elsewhere}` } });
  await guest.requestSignUp({ body: { email: 'anybody@example.com', firstName: elsewhere, lastName: 'Byrne' } });
  await store.app.outbox.deliver();
  const pages = mailServer.received.map(({ raw }) => partsOf(raw).html);
  expect(pages).toHaveLength(2);
  // Nobody is greeted by an address; the message to the store holds it as text.
  expect(pages.filter((page) => page.includes(elsewhere))).toHaveLength(1);
  for (const page of pages) expect(page).not.toMatch(/href="[^"]*elsewhere/);
  expect(pages.join()).toMatch(/<a class="button" href="http:\/\/shop\.test\/auth\/sign-up\/complete\//);
});

test('what the mail server refuses is sent once it takes it, and once only [CON-03]', async () => {
  mailServer.received.splice(0);
  mailServer.state.isFull = true;
  await guest.sendContactMessage({ body: { ...message, message: 'Later.' } });
  await store.app.outbox.deliver();
  expect(mailServer.received).toEqual([]);
  mailServer.state.isFull = false;
  await store.app.outbox.deliver();
  await store.app.outbox.deliver();
  expect(mailServer.received).toHaveLength(1);
});

test('no typed line becomes a header of the email [CON-03]', async () => {
  mailServer.received.splice(0);
  const name = 'Eve\r\nBcc: everybody@example.com';
  await guest.sendContactMessage({ body: { ...message, name } });
  await store.app.outbox.deliver();
  expect(mailServer.received).toMatchObject([{ to: ['help@bare.example'] }]);
  expect(mailServer.received[0]?.raw).not.toMatch(/^Bcc:/im);
});

test.each([
  [{ topic: 'Gossip' }, 'topic'],
  [{ email: 'nowhere' }, 'email'],
  [{ message: '  ' }, 'message'],
  [{ message: 'x'.repeat(4001) }, 'message'],
  [{ name: '' }, 'name'],
])('a message with %j is refused, and says what is wrong [CON-03]', async (wrong, field) => {
  const answer = await store.send({ method: 'POST', path: '/contact-messages', body: { ...message, ...wrong } });
  expect(answer.status).toBe(400);
  expect(answer.text).toContain(field);
});
