import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Finds a file in this folder, or another one of the server's, that is read at run time, whether this code runs from the sources or from a
 * bundle inside their package. A bundle shipped alone may have a copy beside it.
 */
export function findStoreFile(name: string, home = 'server/db'): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const tried = [join(here, name)];
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    tried.push(join(folder, home, name));
  }
  const found = tried.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} was not found beside ${here} or in a ${home} folder above it.`);
  return found;
}
