import { isFromSource } from '#contract/script-sources.ts';
import { createTrustedPolicy, trustedTypes } from '#contract/trusted-types.ts';

const admitted = new Set<string>();
let cleanHtml: ((html: string) => string) | null = null;
let isJudging = false;

/**
 * Lets scripts from these sources in, and what they themselves fetch from there: their libraries write plain addresses, which browsers with
 * Trusted Types ask one policy about. HTML that they write passes where there is something to clean it with; text is never run as code.
 * Throws where the page was opened under a policy that has no room for them.
 */
export const admitScriptsOf = (sources: readonly string[], clean?: (html: string) => string): void => {
  for (const source of sources) admitted.add(source);
  if (clean !== undefined) cleanHtml = clean;
  if (isJudging) return;
  createTrustedPolicy(globalThis, trustedTypes.others, {
    createScriptURL: (address) => (isFromSource(address, [...admitted]) ? address : null),
    createHTML: (html) => cleanHtml?.(html) ?? null,
  });
  isJudging = true;
};
