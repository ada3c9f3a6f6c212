/** Why a chunk failed to load: no connection, a newer build on the host, or broken code. */
export type ChunkFailureReason = 'offline' | 'new-version' | 'broken';

/**
 * A lazy chunk failed to load. The message contains no URL, because the router reloads the page on messages that do.
 */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
  readonly reason: ChunkFailureReason;

  constructor(reason: ChunkFailureReason, cause: unknown) {
    super(`A part of the page could not be fetched: ${reason}.`, { cause });
    this.reason = reason;
  }
}
