import type { RowName } from '#contract/rows.ts';
import type { Handlers } from './handler.ts';

/** Who answers which row. */
export const handlers = {} satisfies Partial<Handlers<RowName>> as Partial<Handlers<RowName>>;
