import { distance } from 'fastest-levenshtein';
import { ownSentence, type OwnWord, type OwnWords, type Sentence, nameOf, sentencesOf } from '#contract/own-words.ts';
import type { PageBuild } from '#server/host/page-build.ts';
import { StartFailure } from '#server/start-failure.ts';

/** The store's own words, validated against all texts of the shop. */
export interface HeardWords {
  /** In pages, sets are named by numbers, and so are the values of a sentence. */
  readonly words: OwnWords;
  /** The shop's own texts that were replaced, with what the store says instead. */
  readonly replaced: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
}

/** Listens to words files as they are loaded, and substitutes the store's own words. `heard` returns the result once all are loaded. */
export const listenToWords = (own: OwnWords): { readonly heard: () => HeardWords } => {
  const known = new Set<string>();
  const words: Record<string, OwnWord> = {};
  const replaced = new Map<string, string>();
  const problems: string[] = [];
  const hear = ({ key, said, replace }: Sentence, pageKey: string): void => {
    known.add(key);
    const wish = own[key];
    if (wish === undefined) return;
    const names = typeof said === 'string' ? [] : valuesOf(said);
    const wrong = problemOf(wish, names);
    if (wrong !== null) return void problems.push(`${key}: ${wrong}`);
    const numbered = eachForm(wish, (text) => text.replaceAll(place, (_, name: string) => `{${names.indexOf(name)}}`));
    words[pageKey] = numbered;
    if (typeof said === 'string' && typeof numbered === 'string') replaced.set(said, numbered);
    replace(ownSentence(numbered, said));
  };
  globalThis.ownWords = {
    push(short, set, name = short) {
      const above = nameOf(name);
      for (const one of sentencesOf(set, above)) hear(one, short + one.key.slice(above.length));
    },
  };
  return {
    heard() {
      globalThis.ownWords = undefined;
      const strange = Object.keys(own).filter((key) => !known.has(key));
      return { words, replaced, problems: [...problems, ...strange.map((key) => strangeKey(key, known))] };
    },
  };
};

/** The file of the store's own words is invalid; `problems` has a line for each. */
export class WrongWords extends StartFailure {
  override readonly name = 'WrongWords';

  constructor(problems: readonly string[]) {
    super(`WORDS_FILE can't be used:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** The build with the store's own words in the texts of its document. */
export const inOwnWords = (build: PageBuild, replaced: ReadonlyMap<string, string>): PageBuild => ({
  ...build,
  shell: [...replaced].reduce(
    (html, [text, own]) => html.replaceAll(`>${text}<`, () => `>${inHtml(own)}<`),
    build.shell,
  ),
});

const inHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const place = /\{([^{}]*)\}/g;

/** The parameter names in a function's source; a destructured object has none. */
const valuesOf = (said: (...values: readonly unknown[]) => string): string[] => {
  const [, list = ''] = /^(?:function[^(]*)?\(?([^)=]*)\)?/.exec(said.toString()) ?? [];
  return list.split(',').map((name) => name.trim());
};

const eachForm = (own: OwnWord, change: (text: string) => string): OwnWord =>
  typeof own === 'string' ? change(own) : { one: change(own.one), other: change(own.other) };

const problemOf = (own: OwnWord, names: readonly string[]): string | null => {
  const there = names.filter((name) => /^\w+$/.test(name));
  if (typeof own !== 'string' && there.length === 0) return 'has one form, since there is no number in it';
  const texts = typeof own === 'string' ? [own] : [own.one, own.other];
  const strange = texts.flatMap((text) => [...text.matchAll(place)]).find(([, name = '']) => !there.includes(name));
  if (strange === undefined) return null;
  const offer =
    there.length === 0 ? 'nothing can be put into it' : `there are ${there.map((name) => `{${name}}`).join(', ')}`;
  return `${strange[0]} is not known; ${offer}`;
};

const strangeKey = (key: string, known: ReadonlySet<string>): string => {
  const [nearest] = [...known].toSorted((a, b) => distance(key, a) - distance(key, b));
  return `${key}: is no key${nearest === undefined ? '' : `; the nearest is ${nearest}`}`;
};
