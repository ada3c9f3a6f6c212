import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The emails that a store without a mail server has written, as text, the first one first. */
export const emailsIn = (dataDir: string): string[] => {
  const folder = join(dataDir, 'mail');
  // The store makes the folder with the first email.
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
};
