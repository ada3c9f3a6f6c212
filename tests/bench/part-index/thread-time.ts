import { readdirSync, readFileSync } from 'node:fs';

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number);

const descendantsOf = (pid: number): number[] => childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);

/** Processor time in milliseconds that threads of this name have used in a process's descendants; Linux only. */
export const threadTimeMs = (pid: number, name: string): number => {
  let ns = 0;
  for (const process of descendantsOf(pid)) {
    const tasks = `/proc/${process}/task`;
    for (const task of readdirSync(tasks)) {
      if (!readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith(name)) continue;
      ns += Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]);
    }
  }
  return ns / 1e6;
};
