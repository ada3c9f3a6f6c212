import type { CallOptions } from '#api/api.ts';
import type { Shop } from './shop.tsx';

/** The options of a write: a new idempotency key if the store supports them, so that a repeat has no second effect. */
export const writeOptions = (shop: Shop): CallOptions =>
  shop.configuration.hasIdempotencyKeys ? { idempotencyKey: crypto.randomUUID() } : {};
