import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './step.ts';

/** Every file of the repository that git tracks or would add, by its path from the root. */
export function repositoryFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64e6,
  });
  return listed.split('\0').filter((file) => file !== '' && existsSync(join(root, file)));
}

export function read(file: string): string {
  return readFileSync(join(root, file), 'utf8');
}

/** Handwritten source: TypeScript, scripts and styles, but no generated files. */
export function isSource(file: string): boolean {
  return /\.(ts|tsx|mjs|css)$/.test(file) && !/\.gen\.ts$|^server\/db\/migrations\//.test(file);
}

/** The address that a route file serves, in the specification's notation; undefined for layouts and parts. */
export function addressOf(routeFile: string): string | undefined {
  const name = routeFile.replace(/^src\/routes\//, '').replace(/\.tsx$/, '');
  if (/(^|\/)-/.test(name) || name === '__root') return undefined;
  const segments = name.split(/[./]/);
  if (segments.at(-1)?.startsWith('_')) return undefined;
  const shown = segments
    .filter((it) => !it.startsWith('_') && it !== 'index')
    .map((it) =>
      it
        .replace(/^\{-\$(\w+)\}$/, '{$1?}')
        .replace(/^\$(\w+)$/, '{$1}')
        .replace(/^\$$/, '{anything}'),
    );
  return `/${shown.join('/')}`;
}
