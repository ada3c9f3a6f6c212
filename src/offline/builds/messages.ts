import * as z from 'zod/mini';
import { BuildManifest } from '#contract/build.ts';

/** What a page says to a worker about builds; the first one has no answer. */
export const BuildQuestion = z.object({ type: z.enum(['SKIP_WAITING', 'which-build', 'check-build']) });
export type BuildQuestion = z.infer<typeof BuildQuestion>;

/** A worker's answer: the build it serves, and after a check the one the host serves, null where that could not be read. */
export const BuildAnswer = z.object({ build: z.string(), latest: z.nullable(BuildManifest) });
export type BuildAnswer = z.infer<typeof BuildAnswer>;

/** What one tab tells the others: the shopper took the new version. */
export const UpdateMessage = z.object({ type: z.literal('updating') });
export type UpdateMessage = z.infer<typeof UpdateMessage>;

/** The channel between tabs for it. */
export const updateChannel = 'tradecounter-update';

/** What the worker that takes itself away tells every page. */
export const WorkerGone = z.object({ type: z.literal('worker-gone') });
