import * as z from 'zod/mini';

/** One error, tied to a field or a basket line if it concerns one. */
export const FailureDetail = z.object({
  code: z.string(),
  message: z.string(),
  field: z.nullable(z.string()),
  lineItemId: z.nullable(z.string()),
});
export type FailureDetail = z.infer<typeof FailureDetail>;

/** The body of an unsuccessful response; the first of `errors` is shown as a toast. */
export const Failure = z.object({
  errors: z.array(z.union([z.string(), z.object({ message: z.string() })])),
  details: z.optional(z.array(FailureDetail)),
  traceId: z.optional(z.string()),
});
export type Failure = z.infer<typeof Failure>;
