import type { LaneBlock } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { reportWording as words } from '#wording/sync-report.ts';
import { codeOf, describeChange } from './describe-change.ts';

/** What a report tells of the device beside the changes. */
export interface ReportFacts {
  readonly now: number;
  readonly version: string | null;
  readonly connection: string;
  readonly blockedBy: LaneBlock | null;
  readonly isDurable: boolean;
}

const moment = (ms: number): string => new Date(ms).toISOString();

/** What waits as plain text for the support desk: no token, no header, no address of anybody. */
export const reportOf = (waiting: readonly WaitingChange[], facts: ReportFacts): string =>
  [
    words.title,
    words.made(moment(facts.now)),
    words.version(facts.version),
    words.connection(facts.connection),
    words.isKept(facts.isDurable),
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

/** A path without what may stand behind it: searches and tokens are nobody's business. */
const pathOf = (path: string): string => path.replace(/[?#].*$/s, '');
