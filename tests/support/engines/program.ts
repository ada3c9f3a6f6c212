import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { promisify } from 'node:util';

/** A program that a test started, including its child processes. */
export interface Program {
  /** Kills the whole process group at once. */
  kill(): Promise<void>;
  /** Waits until it exits by itself; kills it after a minute. */
  ended(): Promise<void>;
  /** Waits until its output matches; returns the first capture group. */
  says(pattern: RegExp): Promise<string>;
}

const endTimeoutMs = 60_000;

/** Starts a program in a process group of its own. */
export const startProgram = (command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Program => {
  const child = spawn(command, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const watchers = new Set<() => void>();
  const read = (chunk: Buffer): void => {
    log = (log + chunk.toString()).slice(-100_000);
    for (const watch of watchers) watch();
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      log += error.message;
      resolve();
    });
  });
  const onExit = (): void => killGroup(child);
  process.once('exit', onExit);
  void gone.then(() => process.off('exit', onExit));
  return {
    async kill() {
      killGroup(child);
      await gone;
    },
    async ended() {
      const tooLong = setTimeout(() => killGroup(child), endTimeoutMs);
      await gone;
      clearTimeout(tooLong);
    },
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const watch = (): void => {
          const found = pattern.exec(log)?.[1];
          if (found === undefined) return;
          watchers.delete(watch);
          resolve(found);
        };
        watchers.add(watch);
        watch();
        void gone.then(() => reject(new Error(`${command} ended before it said ${String(pattern)}:\n${log}`)));
      }),
  };
};

const killGroup = ({ pid }: ChildProcess): void => {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has already exited.
  }
};

/** The path and version line of the first of these programs that starts; null if none does. */
export const firstVersion = async (paths: readonly string[]): Promise<{ path: string; version: string } | null> => {
  for (const path of paths) {
    try {
      const { stdout } = await promisify(execFile)(path, ['--version'], { timeout: 20_000 });
      return { path, version: stdout.trim().split('\n')[0] ?? '' };
    } catch {
      // Not installed here.
    }
  }
  return null;
};
