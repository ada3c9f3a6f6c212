import type * as z from 'zod/mini';

/** Parses external text (storage, a file) with `schema`; null if it is missing, malformed or does not match. */
export const parseJson = <S extends z.ZodMiniType>(schema: S, text: string | null | undefined): z.output<S> | null => {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
