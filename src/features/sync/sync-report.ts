import type { LaneBlock } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { reportWording as words } from '#wording/sync-report.ts';
import { codeOf, describeChange } from './describe-change.ts';

/** Device facts that go into the report. */
export interface ReportFacts {
  readonly now: number;
  readonly version: string | null;
  readonly connection: string;
  readonly blockedBy: LaneBlock | null;
  readonly isDurable: boolean;
}

const moment = (ms: number): string => new Date(ms).toISOString();

/** Waiting changes as plain text for support: no tokens, headers or email addresses. */
export const reportOf = (waiting: readonly WaitingChange[], facts: ReportFacts): string =>
  [
    words.title,
    words.made(moment(facts.now)),
    words.version(facts.version),
    words.connection(facts.connection),
    words.isDurable(facts.isDurable),
    words.blockedBy(facts.blockedBy),
    words.changes(waiting.length),
    ...waiting.flatMap((change, at) => ['', ...linesOf(change, at + 1)]),
    '',
  ].join('\n');

const linesOf = (change: WaitingChange, place: number): string[] => {
  const { entry } = change;
  const { failure } = entry;
  return [
    words.change(place, describeChange(change), codeOf(change)),
    words.entry(entry),
    words.origin(moment(entry.createdAt), pathOf(entry.from)),
    ...(entry.firstSentAt === null ? [] : [words.firstSent(moment(entry.firstSentAt))]),
    ...(failure === null ? [] : [words.lastAnswer(moment(failure.at), failure)]),
    ...(failure === null || failure.message === null ? [] : [words.said(failure.message)]),
  ];
};

/** Drops query and hash, which may hold searches or tokens. */
const pathOf = (path: string): string => path.replace(/[?#].*$/s, '');
