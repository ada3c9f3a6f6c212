import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A file of this folder, or of another one of the server, that is read at run time, whether this code runs from the sources or from a bundle below the
 * package that has them. A bundle that is shipped alone may have a copy beside it.
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
