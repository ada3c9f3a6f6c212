import type * as z from 'zod/mini';

/** Text that came from outside this run (storage, a file) as `schema` has it; null where it is missing, broken or does not fit. */
export const parseJson = <S extends z.ZodMiniType>(schema: S, text: string | null | undefined): z.output<S> | null => {
  try {
    const parsed = schema.safeParse(JSON.parse(text ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
};
