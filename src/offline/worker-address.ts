import { createTrustedPolicy, type TrustedPolicy, trustedTypes } from '#contract/trusted-types.ts';

/** The service worker, a built file, or a source as the development server names it; no built shop serves any. */
const ownWorker = /^\/(?:sw\.js$|assets\/[\w.-]+\.js$|src\/)/;

let policy: TrustedPolicy | null = null;

/** The address of one of the shop's own workers as browsers with Trusted Types take it; any other address is refused. */
export const workerAddress = (path: string): string => {
  policy ??= createTrustedPolicy(globalThis, trustedTypes.workers, {
    createScriptURL: (address) => (ownWorker.test(address) ? address : null),
  });
  return policy?.createScriptURL(path) ?? path;
};
