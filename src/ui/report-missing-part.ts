import { ChunkFailure } from './chunk-failure.ts';

/**
 * Reports why a part that its page can do without is missing. Being offline is not a fault, and the page shows it anyway. On
 * the host the view fails instead: the host logs the error and serves the shell, which the page fills itself.
 */
export const reportMissingPart = (error: unknown): void => {
  if (error instanceof ChunkFailure && error.reason === 'offline') return;
  if (typeof reportError !== 'function') throw error;
  reportError(error);
};
