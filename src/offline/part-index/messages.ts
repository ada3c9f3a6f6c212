import type { ApiIdentity } from '#api/api.ts';
import type { Part } from '#contract/part.ts';
import type { PartAge } from './segment.ts';

/** A part of the index, with what applied to it when it was read. */
export interface IndexedPart extends PartAge {
  readonly part: Part;
}

/** A part that matches the typed text. */
export interface MatchedPart extends IndexedPart {
  /** How many sizes of its product it stands for, null if they were not counted; undefined if it stands for itself. */
  readonly sizes?: number | null;
}

/** How much of the index is on this device. */
export interface IndexStatus {
  /** `none` if nothing was fetched, `partial` if it was interrupted, `whole` if every part is here. */
  readonly state: 'none' | 'partial' | 'whole';
  readonly isFetching: boolean;
  readonly here: number;
  /** Null until the store reports it. */
  readonly total: number | null;
  readonly totalBytes: number | null;
  /** When its latest page was read (epoch ms). */
  readonly asOf: number | null;
  /** Why the last fetch failed: the connection, the room on the device, or something else. */
  readonly failure: 'no-answer' | 'no-room' | 'other' | null;
}

/** Whose index it is, and how to reach the store for it. */
export interface IndexOwner {
  readonly base: string;
  readonly identity: ApiIdentity;
}

/** A page's request to its index worker; the answer carries the same `id`. */
export type IndexRequest = { readonly id: number } & (
  | { readonly type: 'open'; readonly owner: IndexOwner }
  | { readonly type: 'look' }
  | { readonly type: 'fetch' }
  | { readonly type: 'remove' }
  | { readonly type: 'find' | 'match' | 'near'; readonly typed: string; readonly limit: number }
  | { readonly type: 'resolve'; readonly codes: readonly string[] }
  | { readonly type: 'products'; readonly slugs: readonly string[] }
  | { readonly type: 'categories'; readonly slugs: readonly string[]; readonly maxProducts: number }
);

/** A message of the worker: an answer, or its status. */
export type IndexMessage =
  | { readonly type: 'answer'; readonly id: number; readonly found: readonly (readonly [string, MatchedPart])[] }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'status'; readonly status: IndexStatus };
