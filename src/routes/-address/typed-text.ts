import * as z from 'zod/mini';

/** Typed text as a search param: the router parses a part number made of digits only as a number. */
export const TypedText = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((typed: string | number | boolean) => String(typed).slice(0, 200)),
);
