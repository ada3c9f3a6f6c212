import * as z from 'zod/v4/core';
import type { FastifySchemaCompiler } from 'fastify';
import type { FailureDetail } from '#contract/failure.ts';
import { Refusal } from './refusal.ts';
import { complaintOf } from './validation-words.ts';

/** Validates requests against the contract's schemas: wrong input becomes a 400 that names every wrong field. */
export const validatorCompiler: FastifySchemaCompiler<z.$ZodType> =
  ({ schema }) =>
  (data: unknown) => {
    const parsed = z.safeParse(schema, data);
    if (parsed.success) return { value: parsed.data };
    return { error: refusalOfIssues(detailsOf(parsed.error.issues, schema, data)) };
  };

const refusalOfIssues = (details: readonly FailureDetail[]): Refusal =>
  new Refusal(400, details[0]?.message ?? 'The request is not valid.', details);

const detailsOf = (issues: readonly z.$ZodIssue[], schema: z.$ZodType, data: unknown): FailureDetail[] => {
  const details = new Map<string, FailureDetail>();
  for (const { issue, path } of issues.flatMap((one) => flatten(one, schema, data, []))) {
    const field = path.map(String).join('.');
    const { code, sentence } = complaintOf(issue, labelOf(path), valueAt(data, path) === undefined);
    if (!details.has(field)) details.set(field, { code, message: sentence, field: field || null, lineItemId: null });
  }
  return [...details.values()];
};

interface Found {
  readonly issue: z.$ZodIssue;
  readonly path: readonly PropertyKey[];
}

/** For a union, reports the issues of the alternative that the sender most likely meant. */
const flatten = (issue: z.$ZodIssue, schema: z.$ZodType, data: unknown, above: readonly PropertyKey[]): Found[] => {
  const path = [...above, ...issue.path];
  const union = schemaAt(schema, issue.path);
  if (issue.code !== 'invalid_union' || union === undefined) return [{ issue, path }];
  const options = optionsOf(union);
  const input = valueAt(data, issue.path);
  const meant = options.reduce(
    (best, _, at) => (likeness(options[at], input) > likeness(options[best], input) ? at : best),
    0,
  );
  const option = options[meant];
  const below = issue.errors[meant];
  if (option === undefined || below === undefined) return [{ issue, path }];
  return below.flatMap((one) => flatten(one, option, input, path));
};

interface Definition {
  readonly shape?: Readonly<Record<string, z.$ZodType>>;
  readonly innerType?: z.$ZodType;
  readonly element?: z.$ZodType;
  readonly options?: readonly z.$ZodType[];
}

// Zod's internal definition of a schema; objects, wrappers, lists and unions have these parts.
const definitionOf = (schema: z.$ZodType): Definition => schema._zod.def as Definition;

const optionsOf = (schema: z.$ZodType): readonly z.$ZodType[] => {
  const { options, innerType } = definitionOf(schema);
  return options ?? (innerType === undefined ? [] : optionsOf(innerType));
};

/** How many keys of the input the alternative declares. */
const likeness = (schema: z.$ZodType | undefined, input: unknown): number => {
  if (schema === undefined || typeof input !== 'object' || input === null) return 0;
  const { shape } = definitionOf(schema);
  if (shape !== undefined) return Object.keys(input).filter((name) => name in shape).length;
  return Math.max(0, ...optionsOf(schema).map((option) => likeness(option, input)));
};

const schemaAt = (schema: z.$ZodType, path: readonly PropertyKey[]): z.$ZodType | undefined => {
  const [first, ...rest] = path;
  if (first === undefined) return schema;
  const { shape, innerType, element } = definitionOf(schema);
  const next = shape?.[String(first)] ?? element;
  if (next !== undefined) return schemaAt(next, rest);
  return innerType === undefined ? undefined : schemaAt(innerType, path);
};

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    data,
  );

/** Turns `postalCode` into "Postal code"; a list entry gets the name of its list. */
const labelOf = (path: readonly PropertyKey[]): string => {
  const name = path.findLast((part) => typeof part === 'string');
  if (name === undefined) return 'The request';
  const words = name.replaceAll(/(?<=[a-z])(?=[A-Z0-9])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
