import * as z from 'zod';

const Place = { start: z.int(), end: z.int() };

/** The parsed parts of a call of `row` with an object. */
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
 * Removes the summaries from the rows that a contract module declares: the API's documentation has them, and no page reads them. Null if
 * there are none.
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
