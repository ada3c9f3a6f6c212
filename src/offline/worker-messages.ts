import * as z from 'zod/mini';
import { BuildManifest } from '#contract/build.ts';

/**
 * A page's request to a worker: to activate, to return its build, to check the host's build, to send waiting changes, to cache what the
 * page fetched without it (`cache-visit`, with the addresses), the host's view of the first page (`cache-view`), or the rest of the app.
 * `which-build` and `check-build` are answered with a `WorkerAnswer`, `complete-shell` with a `ShellAnswer`.
 */
const Request = z.object({
  type: z.enum(['skip-waiting', 'which-build', 'check-build', 'drain', 'cache-visit', 'cache-view', 'complete-shell']),
  addresses: z.optional(z.array(z.string())),
});
export type WorkerRequest = z.infer<typeof Request>;

/** Pages of version 0.1.0 write two of them in capitals, and it is those pages that activate the next worker. */
const formerTypes: Readonly<Record<string, WorkerRequest['type']>> = { SKIP_WAITING: 'skip-waiting', DRAIN: 'drain' };
const FormerRequest = z.object({ type: z.enum(['SKIP_WAITING', 'DRAIN']) });

/** Reads a message that a page sent; null for one that is not ours. */
export const readWorkerRequest = (data: unknown): WorkerRequest | null => {
  const former = z.safeParse(FormerRequest, data);
  const request = z.safeParse(Request, former.success ? { type: formerTypes[former.data.type] } : data);
  return request.success ? request.data : null;
};

/** The build that a worker serves, and after a check the one that the host serves; null if that could not be read. */
export const WorkerAnswer = z.object({ build: z.string(), latest: z.nullable(BuildManifest) });
export type WorkerAnswer = z.infer<typeof WorkerAnswer>;

/** Whether a worker has cached the rest of the app. */
export type ShellAnswer = boolean;

/** Sent by a worker to every page when it removes itself. */
export const WorkerGone = z.object({ type: z.literal('worker-gone') });
export type WorkerGone = z.infer<typeof WorkerGone>;
