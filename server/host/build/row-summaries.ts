import * as z from 'zod';

const Place = { start: z.int(), end: z.int() };

/** A call of `row` with an object, as far as it is read here. */
const RowCall = z.object({
  type: z.literal('CallExpression'),
  callee: z.object({ type: z.literal('Identifier'), name: z.literal('row') }),
  arguments: z.tuple([
    z.object({
      type: z.literal('ObjectExpression'),
      properties: z.array(z.object({ ...Place, key: z.object({ name: z.string() }) })),
    }),
  ]),
});

/**
 * Takes the summaries out of the rows that a module of the contract declares: the API's documentation has them, and no page reads
 * them. Null where there is none.
 */
export const dropSummaries = (code: string, program: object): string | null => {
  const summaries: { readonly start: number; readonly end: number }[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const child of Object.values(value)) visit(child);
    const call = RowCall.safeParse(value);
    if (!call.success) return;
    const { properties } = call.data.arguments[0];
    const at = properties.findIndex(({ key }) => key.name === 'summary');
    const [summary, next] = [properties[at], properties[at + 1]];
    if (summary !== undefined && next !== undefined) summaries.push({ start: summary.start, end: next.start });
  };
  visit(program);
  if (summaries.length === 0) return null;
  // From the end, so that earlier offsets stay valid.
  return summaries
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
};
