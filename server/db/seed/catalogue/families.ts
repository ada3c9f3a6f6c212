import type { Family } from './family.ts';
import { boltFamilies } from './families/bolts.ts';

/** Every hand-written family. */
export const families: readonly Family[] = [...boltFamilies];
