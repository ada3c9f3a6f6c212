import { fromJSONSchema } from 'zod';
import * as z from 'zod/mini';

const Content = z.object({
  content: z.object({ 'application/json': z.object({ schema: z.record(z.string(), z.unknown()) }) }),
});

const Responses = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.object({ operationId: z.string(), responses: z.record(z.string(), Content) })),
  ),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

type JsonSchema = Exclude<Parameters<typeof fromJSONSchema>[0], boolean>;

/** How an answer violates the document that the store publishes; null if it doesn't. */
export type CheckAnswer = (operationId: string, status: number, body: unknown) => string | null;

/** Reads the document's schemas of answers: other clients have these, and not the contract's own schemas. */
export const answersIn = (document: unknown): CheckAnswer => {
  const { paths, components } = Responses.parse(document);
  // Parsed text of our own document; zod's own reader says what it can't use.
  const local = (part: unknown): JsonSchema =>
    JSON.parse(JSON.stringify(part).replaceAll('#/components/schemas/', '#/$defs/')) as JsonSchema;
  const $defs = Object.fromEntries(Object.entries(components.schemas).map(([name, one]) => [name, local(one)]));
  const schemas = new Map<string, ReturnType<typeof fromJSONSchema>>();
  const schemaFor = (operationId: string, outcome: string) => {
    const name = `${operationId} ${outcome}`;
    const known = schemas.get(name);
    if (known !== undefined) return known;
    const operation = Object.values(paths)
      .flatMap((item) => Object.values(item))
      .find((one) => one.operationId === operationId);
    const described = operation?.responses[outcome]?.content['application/json'].schema;
    if (described === undefined) return null;
    const made = fromJSONSchema({ ...local(described), $defs });
    schemas.set(name, made);
    return made;
  };
  return (operationId, status, body) => {
    const schema = schemaFor(operationId, status >= 400 && status < 500 ? '4XX' : String(status));
    if (schema === null) return `an answer of ${status}, which the document does not know`;
    const parsed = schema.safeParse(body);
    return parsed.success ? null : z.prettifyError(parsed.error);
  };
};
