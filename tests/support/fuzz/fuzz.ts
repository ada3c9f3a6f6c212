import { parse } from 'zod/mini';
import { ApiDocument } from '#server/api/docs/document.ts';
import { pickOf, randomOf } from '#server/db/seed/random.ts';
import type { RawAnswer, TestStore } from '#tests/support/stores/store.ts';
import { answersIn } from './answers.ts';
import { type FuzzRequest, type Kind, operationsIn, requestOf } from './requests.ts';
import { createSeenValues, type SeenValues } from './seen-values.ts';

/** Something that should not happen. */
export interface Finding {
  readonly what: string;
  readonly request: FuzzRequest;
  readonly shopper: string;
  readonly said: string;
}

export interface FuzzFigures {
  /** How many requests of each kind got each status. */
  readonly counts: ReadonlyMap<string, number>;
  readonly findings: readonly Finding[];
  /** Calls of the document that were answered 200 at least once, and those that never were. */
  readonly answered: readonly string[];
  readonly unanswered: readonly string[];
  /** The most expensive reads, in ms of processor time, most expensive first. */
  readonly dearest: readonly { readonly cpuMs: number; readonly path: string }[];
}

export interface Fuzzing {
  readonly seed: string;
  readonly requests: number;
  /** The most that a read may cost, in ms of processor time: of the store's process with its embedded database, plus `extraCpuMs`. */
  readonly maxReadCpuMs: number;
  /** Processor time that the database has used in other processes so far. */
  readonly extraCpuMs?: () => Promise<number>;
}

const shoppers = [
  'guest',
  'guest',
  'trade@example.com',
  'retail@example.com',
  'buyer@example.com',
  'policy@example.com',
];

/** A garbage collection or a compilation can slow any request; a read that is expensive itself is so every time. */
const measuredTimes = 3;

/** Sends seeded requests, one after another, to a store with the demo's shoppers, and reports the results. */
export const fuzz = async (
  store: TestStore,
  { seed, requests, maxReadCpuMs, extraCpuMs }: Fuzzing,
): Promise<FuzzFigures> => {
  const { body } = await store.send({ method: 'GET', path: '/openapi.json' });
  const document = parse(ApiDocument, body);
  const check = answersIn(body);
  const operations = operationsIn(document);
  const random = randomOf(seed);
  /** The values that each shopper has seen: mostly they ask for their own. */
  const seenBy = new Map(shoppers.map((shopper) => [shopper, createSeenValues()]));
  const seenOf = (shopper: string): SeenValues => {
    const own = seenBy.get(random() < 0.8 ? shopper : pickOf(random, shoppers));
    if (own === undefined) throw new Error(`${shopper} is none of the shoppers.`);
    return own;
  };
  const tokens = new Map<string, string>();
  const counts = new Map<string, number>();
  const answered = new Set<string>();
  const findings: Finding[] = [];
  const costs: { cpuMs: number; path: string }[] = [];

  const tokenOf = async (shopper: string): Promise<string> => {
    const token = tokens.get(shopper) ?? (await store.signIn(shopper));
    tokens.set(shopper, token);
    return token;
  };

  const send = async ({ method, path, headers, body }: FuzzRequest, shopper: string): Promise<RawAnswer> => {
    const authorization = shopper === 'guest' ? {} : { Authorization: `Bearer ${await tokenOf(shopper)}` };
    return store.send({
      method,
      path,
      headers: { ...authorization, ...headers },
      ...(body === undefined ? {} : { body }),
    });
  };

  const cpuMsNow = async (): Promise<number> => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + ((await extraCpuMs?.()) ?? 0);
  };

  const costOf = async (work: () => Promise<unknown>): Promise<number> => {
    const before = await cpuMsNow();
    await work();
    return (await cpuMsNow()) - before;
  };

  const judge = (request: FuzzRequest, shopper: string, answer: RawAnswer): void => {
    const report = (what: string): void =>
      void findings.push({ what, request, shopper, said: answer.text.slice(0, 500) });
    if (answer.status >= 500) return report(`a server error: ${answer.status}`);
    const { operation } = request;
    if (operation === null) return;
    // A shopper who must choose a password gets an answer in a format of its own.
    if (answer.headers['password-change-token'] !== undefined) return;
    const wrong = check(operation.operationId, answer.status, answer.body);
    if (wrong !== null) report(`an answer that breaks the document: ${wrong}`);
  };

  // The calls that need no id come first: they supply the values that the others need.
  for (const operation of operations) {
    const needed = (operation.parameters ?? []).some(({ required }) => required === true);
    if (operation.method !== 'GET' || needed) continue;
    for (const shopper of new Set(shoppers)) {
      const { status, body } = await send(
        { kind: 'valid', operation, method: 'GET', path: operation.path, headers: {} },
        shopper,
      );
      if (status === 200) seenBy.get(shopper)?.note(body, operation.tags[0] ?? '');
    }
  }

  for (let sent = 0; sent < requests; sent += 1) {
    const shopper = pickOf(random, shoppers);
    const request = requestOf(operations, { random, seen: seenOf(shopper), schemas: document.components.schemas });
    if (shopper !== 'guest') await tokenOf(shopper);
    let answer: RawAnswer | null = null;
    let cpuMs = await costOf(async () => (answer = await send(request, shopper)));
    const first = answer as RawAnswer | null;
    if (first === null) throw new Error('A request was not answered.');
    judge(request, shopper, first);
    const counted = `${request.kind} ${first.status}`;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
    if (first.status === 401 && request.headers['Authorization'] === undefined) tokens.delete(shopper);
    if (first.status === 200 && request.operation !== null) {
      answered.add(request.operation.operationId);
      seenBy.get(shopper)?.note(first.body, request.operation.tags[0] ?? '');
    }
    if (request.method !== 'GET') continue;
    for (let again = 1; again < measuredTimes && cpuMs > maxReadCpuMs; again += 1) {
      cpuMs = Math.min(cpuMs, await costOf(() => send(request, shopper)));
    }
    costs.push({ cpuMs, path: request.path });
    if (cpuMs > maxReadCpuMs) findings.push({ what: `a read of ${cpuMs.toFixed(0)} ms`, request, shopper, said: '' });
  }
  return {
    counts,
    findings,
    answered: [...answered].toSorted(),
    unanswered: operations.map(({ operationId }) => operationId).filter((id) => !answered.has(id)),
    dearest: costs.toSorted((a, b) => b.cpuMs - a.cpuMs).slice(0, 10),
  };
};

/** How many requests of a kind were counted. */
export const countOf = (figures: FuzzFigures, kind: Kind): number =>
  [...figures.counts].reduce((sum, [name, count]) => (name.startsWith(`${kind} `) ? sum + count : sum), 0);
