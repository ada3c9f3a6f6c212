import type { CallOptions } from '#api/api.ts';
import type { Shop } from './shop.tsx';

/** What a write carries: a new Idempotency-Key where the store honours them, so that a repeat has no second effect. */
export const writeOptions = (shop: Shop): CallOptions =>
  shop.configuration.hasIdempotencyKeys ? { idempotencyKey: crypto.randomUUID() } : {};
