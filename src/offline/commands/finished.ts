import * as z from 'zod/mini';
import type { Schema } from '#contract/row.ts';
import { type Change, parseChange } from './commands.ts';
import { trailCommands } from './trail.ts';

/** What the device still knows of these once they have left the journal: no email address and no message text. */
const finishedTrail = {
  'ask-back-in-stock': z.omit(trailCommands['ask-back-in-stock'].input, { email: true }),
  subscribe: z.omit(trailCommands.subscribe.input, { email: true }),
  'send-message': z.pick(trailCommands['send-message'].input, { topic: true }),
} as const;

type LessenedName = keyof typeof finishedTrail;

/** A change as remembered once it has left the journal: some hold less than what was sent. */
export type FinishedChange =
  | Exclude<Change, { readonly name: LessenedName }>
  | {
      readonly [N in LessenedName]: { readonly name: N; readonly input: z.output<(typeof finishedTrail)[N]> };
    }[LessenedName];

const isLessened = (name: string): name is LessenedName => Object.hasOwn(finishedTrail, name);

/** The part of a change's input that is remembered. */
export const finishedInput = ({ name, input }: { readonly name: string; readonly input: unknown }): unknown => {
  if (!isLessened(name)) return input;
  const parsed = z.safeParse<Schema>(finishedTrail[name], input);
  return parsed.success ? parsed.data : null;
};

/** Parses a remembered change; null if this version does not know or can't parse it. */
export const parseFinished = ({
  name,
  input,
}: {
  readonly name: string;
  readonly input: unknown;
}): FinishedChange | null => {
  if (!isLessened(name)) return parseChange({ name, input });
  const left = finishedInput({ name, input });
  if (left === null) return null;
  const change: { name: LessenedName; input: unknown } = { name, input: left };
  // The schema of this very name just accepted it.
  return change as FinishedChange;
};
