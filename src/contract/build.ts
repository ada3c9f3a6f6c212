import * as z from 'zod/mini';

/** Where the host publishes which build it serves: requested anew each time and never cached. */
export const buildAddress = '/build.json';

/** The build that a host serves; the page and the worker compare it with their own. */
export const BuildManifest = z.object({
  /** A digest of the build's files. */
  id: z.string().check(z.minLength(1)),
  /** The version of the data that devices store; see `data-version.ts`. */
  dataSchema: z.string(),
  /** The oldest version that may keep running: older ones keep asking the shopper to update. */
  minClient: z.string(),
  /** True if no service worker is wanted: pages then remove theirs. */
  kill: z.boolean(),
});
export type BuildManifest = z.infer<typeof BuildManifest>;

/** The oldest version of the page that the store API still serves well; raise it with a change that breaks older ones. */
export const oldestClient = '0.1.0';

/** Placeholder in the worker's code that the build replaces with its id. */
export const buildMark = '@@tradecounter-build@@';

/** The shell's style for the shop's own fonts. The worker inserts it into views that it stores; the host's policy allows it there. */
export const fontStyle = /<style>@font-face[^<]*<\/style>/;
