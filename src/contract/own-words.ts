import * as z from 'zod/mini';

/** A store's replacement for one of the shop's own texts; two forms if it depends on a number. */
export const OwnWord = z.union([z.string(), z.strictObject({ one: z.string(), other: z.string() })]);
export type OwnWord = z.infer<typeof OwnWord>;

/** A store's own words by key, such as `shell.cart`. In pages, a placeholder is the index of its value, `{0}`. */
export const OwnWords = z.record(z.string(), OwnWord);
export type OwnWords = z.infer<typeof OwnWords>;

declare global {
  /** Each wording file pushes its sets here when it loads, whether or not there is a listener yet; on the host, with their names. */
  var ownWords: { push(key: string, set: object, name?: string): unknown } | undefined;
}

/** One sentence of a set: a text, or a function of its values. */
export interface Sentence {
  readonly key: string;
  readonly said: string | ((...values: readonly unknown[]) => string);
  readonly replace: (said: Sentence['said']) => void;
}

/** The first part of a key: `shellWording` has the keys `shell.…`. */
export const nameOf = (set: string): string => set.replace(/Wording$/, '');

/** Every sentence of a set, at any depth; `above` is the prefix of their keys. */
export const sentencesOf = (set: object, above: string): Sentence[] =>
  Object.entries(set).flatMap(([name, said]: [string, unknown]): Sentence[] => {
    const key = `${above}.${name}`;
    if (isSaid(said)) return [{ key, said, replace: (own) => Object.assign(set, { [name]: own }) }];
    return typeof said === 'object' && said !== null ? sentencesOf(said, key) : [];
  });

const isSaid = (said: unknown): said is Sentence['said'] => typeof said === 'string' || typeof said === 'function';

/** The replacement for a sentence: placeholders are filled with the sentence's values by index. */
export const ownSentence = (own: OwnWord, said: Sentence['said']): Sentence['said'] =>
  typeof said === 'string' ? textOf(own, []) : (...values: readonly unknown[]) => textOf(own, values);

const textOf = (own: OwnWord, values: readonly unknown[]): string => {
  const isOne = values.find((value) => typeof value === 'number') === 1;
  const text = typeof own === 'string' ? own : isOne ? own.one : own.other;
  return text.replaceAll(/\{(\d+)\}/g, (_, at: string) => shown(values[Number(at)]));
};

const shown = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en-GB') : typeof value === 'string' ? value : '';
