import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * A file of this folder that is read at run time, wherever this code runs from: these sources, or a bundle that lies
 * below the package that has them. A bundle shipped alone may carry a copy beside itself.
 */
export function findStoreFile(name: string): string {
  const here = dirname(fileURLToPath(import.meta.url));
  const tried = [join(here, name)];
  for (let folder = here; folder !== dirname(folder); folder = dirname(folder)) {
    tried.push(join(folder, 'server/db', name));
  }
  const found = tried.find((path) => existsSync(path));
  if (found === undefined) throw new Error(`${name} was not found beside ${here} or in a server/db folder above it.`);
  return found;
}
