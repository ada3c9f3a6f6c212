import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { isNoAnswer } from '#api/api-error.ts';
import { type ApiProcess, startApiProcess } from '#tests/support/stores/api-process.ts';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { freePort } from '#tests/support/browser/free-port.ts';
import { emailsIn } from '#tests/support/stores/emails.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'durable-'));
const database = await emptyDatabase();
const port = await freePort();
const env = {
  DATA_DIR: dataDir,
  SEED_SCALE: '0.05',
  ...(database.url === null ? {} : { DATABASE_URL: database.url }),
};
let running: ApiProcess;

afterAll(async () => {
  await running.kill();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Opens an account like a person would, with the link from the email. */
const openAccount = async (): Promise<string> => {
  const guest = running.client(null);
  await guest.requestSignUp({ body: { email: 'durable@example.com', firstName: 'Dura', lastName: 'Ble' } });
  for (;;) {
    const token = /complete\/(\S+)/.exec(emailsIn(dataDir)[0] ?? '')?.[1];
    if (token !== undefined) {
      const signedIn = await guest.completeSignUp({ body: { token, password: 'a long enough password' } });
      return signedIn.token;
    }
    await wait(50);
  }
};

test('a kill loses nothing that was acknowledged, and a repeat does nothing twice [PWA-07] [API-145]', async () => {
  running = await startApiProcess(port, env);
  const token = await openAccount();
  const shopper = () => running.client(token);
  const policy = await shopper().getPrivacyPolicy({});
  await shopper().acceptPrivacyPolicy({ params: { id: policy.id } });
  const list = await shopper().createWishlist({ body: { name: 'Van' } });
  const { results } = await shopper().getProducts({ query: { PageSize: 1 } });
  const body = { wishlistId: list.id, productVariantId: results[0]?.variants[0]?.id ?? '', quantity: 1 };
  const quantity = async () => (await shopper().getWishlist({ params: { id: list.id } })).items[0]?.quantity ?? 0;

  const sent: string[] = [];
  const acknowledged = new Set<string>();
  const add = async (idempotencyKey: string): Promise<boolean> => {
    try {
      await shopper().addWishlistItem({ body }, { idempotencyKey });
      acknowledged.add(idempotencyKey);
      return true;
    } catch (error) {
      if (isNoAnswer(error)) return false;
      throw error;
    }
  };
  const addUntilCut = async (): Promise<void> => {
    for (;;) {
      const key = crypto.randomUUID();
      sent.push(key);
      if (!(await add(key))) return;
    }
  };

  for (let cut = 0; cut < 2; cut += 1) {
    const before = acknowledged.size;
    const senders = [addUntilCut(), addUntilCut(), addUntilCut()];
    while (acknowledged.size < before + 10) await wait(5);
    await running.kill();
    await Promise.all(senders);
    running = await startApiProcess(port, env);
    expect(await quantity()).toBeGreaterThanOrEqual(acknowledged.size);
    for (const key of sent) expect(await add(key)).toBe(true);
    expect(await quantity()).toBe(sent.length);
  }
  expect(acknowledged.size).toBe(sent.length);
}, 240_000);
