import * as z from 'zod/mini';
import { startTimeout } from '#api/timeout.ts';
import { buildAddress, BuildManifest } from '#contract/build.ts';

const timeoutMs = 10_000;

/** The build that the host serves now; null where it did not answer, or with something else. */
export const fetchLatestBuild = async (fetch = globalThis.fetch): Promise<BuildManifest | null> => {
  const timeout = startTimeout(timeoutMs);
  try {
    const response = await fetch(buildAddress, { cache: 'no-store', signal: timeout.signal });
    const parsed = response.ok ? z.safeParse(BuildManifest, await response.json()) : null;
    return parsed?.success === true ? parsed.data : null;
  } catch {
    return null;
  } finally {
    timeout.release();
  }
};
