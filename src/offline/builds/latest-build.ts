import * as z from 'zod/mini';
import { buildAddress, BuildManifest } from '#contract/build.ts';

/** Milliseconds that a host may take to say what it serves. */
const timeoutMs = 10_000;

/** What the host serves now; null where it did not say, or nothing that can be read. */
export const fetchLatestBuild = async (fetch = globalThis.fetch): Promise<BuildManifest | null> => {
  try {
    const response = await fetch(buildAddress, { cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });
    const parsed = response.ok ? z.safeParse(BuildManifest, await response.json()) : null;
    return parsed?.success === true ? parsed.data : null;
  } catch {
    return null;
  }
};
