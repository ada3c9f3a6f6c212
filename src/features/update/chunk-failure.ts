/** Why a part of the page did not come: there is no connection, its build is gone from the host, or it is broken. */
export type ChunkFailureReason = 'offline' | 'new-version' | 'broken';

/** A part of the page that comes later did not come. Its message names no address, which some take as a call to reload. */
export class ChunkFailure extends Error {
  override readonly name = 'ChunkFailure';
  readonly reason: ChunkFailureReason;

  constructor(reason: ChunkFailureReason, cause: unknown) {
    super(`A part of the page could not be fetched: ${reason}.`, { cause });
    this.reason = reason;
  }
}
