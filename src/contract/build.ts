import * as z from 'zod/mini';

/** Where a host tells which build it serves: asked for anew each time, kept by nobody. */
export const buildAddress = '/build.json';

/** The build that a host serves; the page and the worker compare it with their own. */
export const BuildManifest = z.object({
  /** A digest of what was built. */
  id: z.string().check(z.minLength(1)),
  /** The shape of what devices keep; see `data-version.ts`. */
  dataSchema: z.string(),
  /** The oldest version that may be left running: older ones ask again and again. */
  minClient: z.string(),
  /** True where no service worker is wanted: pages then take theirs away. */
  kill: z.boolean(),
});
export type BuildManifest = z.infer<typeof BuildManifest>;

/** The oldest version of the page that the store API still serves well; raise it with a change that breaks older ones. */
export const oldestClient = '0.1.0';

/** What stands in a worker's code until the build knows its id. */
export const buildMark = '@@tradecounter-build@@';

/** The style of the shell that brings the shop's own fonts; the host's policy allows it in a view, where the worker puts it. */
export const fontStyle = /<style>@font-face[^<]*<\/style>/;
