import type { ApiIdentity } from '#api/api.ts';
import type { Part } from '#contract/part.ts';
import type { PartAge } from './segment.ts';

/** A part of the index, with what held for it when it was read. */
export interface IndexedPart extends PartAge {
  readonly part: Part;
}

/** A part that matches what is typed. */
export interface MatchedPart extends IndexedPart {
  /** How many sizes of its product it stands for, null where they were not counted; undefined where it stands for itself. */
  readonly sizes?: number | null;
}

/** How much of the index is on this device. */
export interface IndexStatus {
  /** `none` where nothing was fetched, `partial` where it was cut, `whole` where every part is here. */
  readonly state: 'none' | 'partial' | 'whole';
  readonly isFetching: boolean;
  readonly here: number;
  /** Null until the store has said. */
  readonly total: number | null;
  readonly totalBytes: number | null;
  /** When the oldest of it was read, in milliseconds of the epoch. */
  readonly asOf: number | null;
  /** The last attempt to fetch failed: the connection, the room on the device, or something else. */
  readonly failure: 'no-answer' | 'no-room' | 'other' | null;
}

/** Whose index, and how to reach the store for it. */
export interface IndexOwner {
  readonly base: string;
  readonly identity: ApiIdentity;
}

/** What a page asks its index worker; `id` comes back with the answer. */
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

/** What the worker says: an answer, or how far it is. */
export type IndexMessage =
  | { readonly type: 'answer'; readonly id: number; readonly found: readonly (readonly [string, MatchedPart])[] }
  | { readonly type: 'failed'; readonly id: number; readonly message: string }
  | { readonly type: 'status'; readonly status: IndexStatus };
