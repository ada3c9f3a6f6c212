import * as z from 'zod/mini';
import { startTimeout } from '#api/timeout.ts';
import { buildAddress, BuildManifest } from '#contract/build.ts';

const timeoutMs = 10_000;

/** The build that the host currently serves; null if it does not answer, or not with a valid manifest. */
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
