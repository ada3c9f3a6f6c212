import { createTrustedPolicy, type TrustedPolicy, trustedTypes } from '#contract/trusted-types.ts';

/** The service worker, a built file, or a source file of the development server; a built shop serves no source files. */
const ownWorker = /^\/(?:sw\.js$|assets\/[\w.-]+\.js$|src\/)/;

let policy: TrustedPolicy | null = null;

/** The address of one of the shop's own workers, as a trusted script URL in browsers with Trusted Types; any other address is refused. */
export const workerAddress = (path: string): string => {
  policy ??= createTrustedPolicy(globalThis, trustedTypes.workers, {
    createScriptURL: (address) => (ownWorker.test(address) ? address : null),
  });
  return policy?.createScriptURL(path) ?? path;
};
