import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { chunkOf, iconSets } from './icon-sets.ts';

const app = fastify();
await app.register(iconSets, { prefix: '/icon-sets' });
afterAll(() => app.close());

const ask = async (path: string) => {
  const answer = await app.inject(`/icon-sets/${path}`);
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

test('a chunk of a set holds the icons that were asked for, and says which of them it does not know', async () => {
  const { status, body } = await ask('lucide.json?icons=truck,no-such-icon');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    prefix: 'lucide',
    width: 24,
    height: 24,
    icons: { truck: { body: expect.stringMatching(/^<(?:g|path)/) as string } },
    aliases: {},
    not_found: ['no-such-icon'],
  });
  expect(Object.keys(body['icons'] ?? {})).toEqual(['truck']);
});

test('an alias brings the icon that it stands for, through other aliases too', () => {
  const set = {
    prefix: 'own',
    lastModified: 1,
    icons: { cart: { body: '<path/>' }, other: { body: '<g/>' } },
    aliases: { trolley: { parent: 'cart' }, basket: { parent: 'trolley', hFlip: true }, lost: { parent: 'gone' } },
  };
  expect(chunkOf(set, ['basket', 'lost', 'constructor'])).toEqual({
    prefix: 'own',
    lastModified: 1,
    icons: { cart: { body: '<path/>' } },
    aliases: { trolley: { parent: 'cart' }, basket: { parent: 'trolley', hFlip: true } },
    not_found: ['lost', 'constructor'],
  });
});

test('a set that is not there is 404, and a request that names no icon is answered with how to name them', async () => {
  expect((await ask('constructor.json?icons=name')).status).toBe(404);
  for (const wrong of ['lucide.json', 'lucide.json?icons=', 'lucide.json?icons=../x', 'lucide.json?icons=a&icons=b']) {
    expect(await ask(wrong)).toEqual({
      status: 400,
      body: { error: 'Name the icons, separated by commas: ?icons=truck,undo-2' },
    });
  }
});
