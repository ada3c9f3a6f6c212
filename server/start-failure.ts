import { resolve } from 'node:path';
import { FolderInUse } from '#server/db/pid-lock.ts';

/** Why the store can't start, in words for its operator. */
export class StartFailure extends Error {}

/** The environment has invalid values; `problems` has a line for each. */
export class WrongEnvironment extends StartFailure {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(`The environment can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
    this.problems = problems;
  }
}

/** Says why the process can't go on, and exits. */
export const giveUp = (words: string): never => {
  process.stderr.write(`${words}\n`);
  process.exit(1);
};

interface Configured {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** The reason for a failed start, with the setting to change; a stack trace only if the reason is unknown. */
export const explainStartFailure = (error: unknown, configuration: Configured): string => {
  const { dataDir } = configuration;
  if (error instanceof FolderInUse) {
    return `The data in ${dataDir} is in use by another store. Stop that one, or give this one a DATA_DIR of its own.\n(${error.message})`;
  }
  if (error instanceof StartFailure) return error.message;
  if (!(error instanceof Error)) return `The store could not be started: ${String(error)}`;
  const system: NodeJS.ErrnoException & { readonly hostname?: string } = error;
  return (
    ofAddress(system, configuration) ??
    ofFullDisk(system, configuration) ??
    ofFolder(system, configuration) ??
    ofDatabase(system, configuration) ??
    `The store could not be started: ${error.stack ?? error.message}`
  );
};

const ofAddress = (
  { code, syscall, hostname }: NodeJS.ErrnoException & { readonly hostname?: string },
  { port, host }: Configured,
): string | null => {
  if (code === 'EADDRINUSE')
    return `Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another.`;
  if (syscall === 'listen' && code === 'EACCES')
    return `Port ${port} of ${host} may not be used by this user. Set PORT to 1024 or above.`;
  if ((syscall === 'listen' && code === 'EADDRNOTAVAIL') || (syscall === 'getaddrinfo' && hostname === host))
    return `${host} is no address of this machine. Set HOST to localhost, 0.0.0.0 or one of its addresses.`;
  return null;
};

const fullDisk = new Set(['ENOSPC', 'EDQUOT']);

/** A start writes nowhere else, and the error of a write does not name its file. */
const ofFullDisk = ({ code = '', message }: NodeJS.ErrnoException, { dataDir }: Configured): string | null =>
  fullDisk.has(code)
    ? `The disk that holds ${dataDir} is full. Free some space, or move the folder to another disk and set DATA_DIR to it.\n(${message})`
    : null;

const folderCodes = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOSPC', 'ENOTDIR', 'EPERM', 'EROFS']);

/** The reason if files can't be kept in the data folder. */
export const ofFolder = (error: Error, { dataDir }: Pick<Configured, 'dataDir'>): string | null => {
  const { code = '', path, message }: NodeJS.ErrnoException = error;
  return path !== undefined && folderCodes.has(code) && areNested(resolve(path), resolve(dataDir))
    ? `The store can't keep its files in ${dataDir}. Set DATA_DIR to a folder that this user may write to.\n(${message})`
    : null;
};

/** A missing folder above the data's is reported by its own path. */
const areNested = (path: string, folder: string): boolean => path.startsWith(folder) || folder.startsWith(path);

/** SQLSTATE classes: no connection, no access, no such database, shutting down or starting, too many connections. */
const refusedByServer = /^(?:08|28|3D|57P|53)/;

const ofDatabase = ({ code = '', syscall = '', message }: NodeJS.ErrnoException, { databaseUrl }: Configured) => {
  if (databaseUrl === null) return null;
  const isUnreachable = syscall === 'connect' || syscall === 'getaddrinfo' || /timeout|terminated/i.test(message);
  return isUnreachable || refusedByServer.test(code)
    ? `The database can't be used. Check DATABASE_URL, and that its server is running.\n(${message})`
    : null;
};
