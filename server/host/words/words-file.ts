import { readFileSync } from 'node:fs';
import * as z from 'zod';
import { OwnWords } from '#contract/own-words.ts';
import { json, text } from '#server/environment-fields.ts';

/** A file of the store's own words; its keys are validated once the pages are loaded. */
export const wordsFile = text
  .transform((path, context): string => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      context.issues.push({ code: 'custom', message: 'there is no such file to read', input: path });
      return z.NEVER;
    }
  })
  .pipe(json(OwnWords));
