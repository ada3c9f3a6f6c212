import { isFromSource } from '#contract/script-sources.ts';
import { createTrustedPolicy, trustedTypes } from '#contract/trusted-types.ts';

const admitted = new Set<string>();
let cleanHtml: ((html: string) => string) | null = null;
let isJudging = false;

/**
 * Admits scripts from these sources, and what they load from there: the providers' libraries assign plain URLs, which browsers with
 * Trusted Types check with a single policy. HTML that they write passes if there is a sanitiser; text never runs as code. Throws if
 * the page was opened under a Content Security Policy that doesn't allow this policy.
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
