import * as z from 'zod/mini';

/** What somebody typed, as a parameter: a part number of digits alone is parsed from the URL as a number. */
export const TypedText = z.pipe(
  z.union([z.string(), z.number(), z.boolean()]),
  z.transform((typed: string | number | boolean) => String(typed).slice(0, 200)),
);
