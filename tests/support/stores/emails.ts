import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const folderIn = (dataDir: string): string => join(dataDir, 'mail');

/** The emails that a store without a mail server has written, as text, oldest first. */
export const emailsIn = (dataDir: string): string[] => {
  const folder = folderIn(dataDir);
  // The store creates the folder with its first email.
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter((name) => name.endsWith('.txt'));
  return names.toSorted().map((name) => readFileSync(join(folder, name), 'utf8'));
};

/** Deletes the emails, as if the store had written none. */
export const forgetEmails = (dataDir: string): void => rmSync(folderIn(dataDir), { recursive: true, force: true });
