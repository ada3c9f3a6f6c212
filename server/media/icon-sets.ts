import type { FastifyPluginAsync } from 'fastify';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { z } from 'zod';

/** Where the demo shop serves icons by name, in the protocol of an icon service. */
export const iconSetsPath = '/icon-sets';

/** Icon sets by prefix. */
const files: Readonly<Record<string, string>> = { lucide: '@iconify-json/lucide/icons.json' };

const IconSet = z.object({
  prefix: z.string(),
  lastModified: z.number(),
  width: z.number().optional(),
  height: z.number().optional(),
  icons: z.record(z.string(), z.looseObject({ body: z.string() })),
  aliases: z.record(z.string(), z.looseObject({ parent: z.string() })).default({}),
});
type IconSet = z.infer<typeof IconSet>;

const Asked = z.object({ icons: z.string().regex(/^[a-z\d,-]{1,1000}$/) });

/** The part of a set with these names: an alias comes with its target, unknown names are listed. */
export const chunkOf = (set: IconSet, names: readonly string[]) => {
  const icons: IconSet['icons'] = {};
  const aliases: IconSet['aliases'] = {};
  const find = (name: string): boolean => {
    const icon = Object.hasOwn(set.icons, name) ? set.icons[name] : undefined;
    const alias = Object.hasOwn(set.aliases, name) ? set.aliases[name] : undefined;
    if (icon !== undefined) icons[name] = icon;
    else if (alias !== undefined && find(alias.parent)) aliases[name] = alias;
    else return false;
    return true;
  };
  const unknown = names.filter((name) => !find(name));
  const { prefix, lastModified, width, height } = set;
  return {
    prefix,
    lastModified,
    ...(width === undefined ? {} : { width }),
    ...(height === undefined ? {} : { height }),
    icons,
    aliases,
    ...(unknown.length === 0 ? {} : { not_found: unknown }),
  };
};

/** The demo shop's own icon service: `/{set}.json?icons=a,b`. A set is loaded on its first request. */
export const iconSets: FastifyPluginAsync = async (app) => {
  const read = new Map<string, Promise<IconSet>>();
  const load = async (file: string): Promise<IconSet> =>
    IconSet.parse(JSON.parse(await readFile(createRequire(import.meta.url).resolve(file), 'utf8')));

  app.get<{ Params: { set: string } }>('/:set.json', async ({ params, query }, reply) => {
    const file = Object.hasOwn(files, params.set) ? files[params.set] : undefined;
    if (file === undefined) return reply.code(404).send({ error: 'There is no such set of icons.' });
    const asked = Asked.safeParse(query);
    if (!asked.success)
      return reply.code(400).send({ error: 'Name the icons, separated by commas: ?icons=truck,undo-2' });
    const set = read.get(file) ?? load(file);
    read.set(file, set);
    return reply
      .header('cache-control', 'public, max-age=604800')
      .header('x-content-type-options', 'nosniff')
      .send(chunkOf(await set, asked.data.icons.split(',')));
  });
  await Promise.resolve();
};
