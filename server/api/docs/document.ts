import * as z from 'zod/mini';

/** The part of a JSON schema that the page shows. */
export const Shape = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.union([z.string(), z.array(z.string())])),
  format: z.optional(z.string()),
  pattern: z.optional(z.string()),
  enum: z.optional(z.array(z.unknown())),
  const: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  required: z.optional(z.array(z.string())),
  get properties() {
    return z.optional(z.record(z.string(), Shape));
  },
  get additionalProperties() {
    return z.optional(z.union([z.boolean(), Shape]));
  },
  /** False after `prefixItems`: no further items are allowed. */
  get items() {
    return z.optional(z.union([z.boolean(), Shape]));
  },
  get prefixItems() {
    return z.optional(z.array(Shape));
  },
  get anyOf() {
    return z.optional(z.array(Shape));
  },
  get oneOf() {
    return z.optional(z.array(Shape));
  },
});
export type Shape = z.infer<typeof Shape>;

const Body = z.object({ content: z.object({ 'application/json': z.object({ schema: Shape }) }) });

export const Operation = z.object({
  operationId: z.string(),
  summary: z.string(),
  tags: z.array(z.string()),
  security: z.array(z.record(z.string(), z.unknown())),
  parameters: z.optional(
    z.array(
      z.object({
        $ref: z.optional(z.string()),
        name: z.optional(z.string()),
        in: z.optional(z.string()),
        required: z.optional(z.boolean()),
        schema: z.optional(Shape),
      }),
    ),
  ),
  requestBody: z.optional(Body),
  responses: z.object({ '200': Body }),
});
export type Operation = z.infer<typeof Operation>;

/** The part of the OpenAPI document that the page shows. */
export const ApiDocument = z.object({
  info: z.object({ title: z.string(), version: z.string(), description: z.string() }),
  servers: z.array(z.object({ url: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({
    schemas: z.record(z.string(), Shape),
    parameters: z.record(z.string(), z.object({ name: z.string(), description: z.string() })),
  }),
});
export type ApiDocument = z.infer<typeof ApiDocument>;
