import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { root } from '#tests/support/run/step.ts';

const Sample = z.object({ data: z.unknown() });

/** The answer in a call's sample, by the call's name, parsed with a schema. */
export const sampleAnswer = <T>(name: string, schema: { parse(value: unknown): T }): T =>
  schema.parse(Sample.parse(JSON.parse(readFileSync(join(root, `tests/contract/samples/${name}.json`), 'utf8'))).data);
