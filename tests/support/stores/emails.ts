import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folderIn = (dataDir: string): string => join(dataDir, 'mail');

/** The emails that a store without a mail server has written, as text, the first one first. */
export const emailsIn = (dataDir: string): string[] => {
  const folder = folderIn(dataDir);
  // The store makes the folder with the first email.
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
};

/** Makes it a store that has written none. */
export const forgetEmails = (dataDir: string): void => rmSync(folderIn(dataDir), { recursive: true, force: true });
