import * as z from 'zod/mini';

/** What a store says instead of the shop's own words; two forms where a number decides. */
export const OwnWord = z.union([z.string(), z.strictObject({ one: z.string(), other: z.string() })]);
export type OwnWord = z.infer<typeof OwnWord>;

/** A store's own words by their keys, like `shell.cart`. In pages a place for a value is its number, `{0}`. */
export const OwnWords = z.record(z.string(), OwnWord);
export type OwnWords = z.infer<typeof OwnWords>;

declare global {
  /** Each file of words publishes its sets here as it is loaded, whether somebody listens yet or not; on the host with their names. */
  var ownWords: { push(key: string, set: object, name?: string): unknown } | undefined;
}

/** One sentence of a set: a text, or a function of the values in it. */
export interface Sentence {
  readonly key: string;
  readonly said: string | ((...values: readonly unknown[]) => string);
  readonly replace: (said: Sentence['said']) => void;
}

/** The first part of a key: `shellWording` has the keys `shell.…`. */
export const nameOf = (set: string): string => set.replace(/Wording$/, '');

/** Every sentence of a set, however deep; `above` is what their keys begin with. */
export const sentencesOf = (set: object, above: string): Sentence[] =>
  Object.entries(set).flatMap(([name, said]: [string, unknown]): Sentence[] => {
    const key = `${above}.${name}`;
    if (isSaid(said)) return [{ key, said, replace: (own) => Object.assign(set, { [name]: own }) }];
    return typeof said === 'object' && said !== null ? sentencesOf(said, key) : [];
  });

const isSaid = (said: unknown): said is Sentence['said'] => typeof said === 'string' || typeof said === 'function';

/** What is said instead: the values of the sentence go where their numbers are. */
export const ownSentence = (own: OwnWord, said: Sentence['said']): Sentence['said'] =>
  typeof said === 'string' ? textOf(own, []) : (...values: readonly unknown[]) => textOf(own, values);

const textOf = (own: OwnWord, values: readonly unknown[]): string => {
  const isOne = values.find((value) => typeof value === 'number') === 1;
  const text = typeof own === 'string' ? own : isOne ? own.one : own.other;
  return text.replaceAll(/\{(\d+)\}/g, (_, at: string) => shown(values[Number(at)]));
};

const shown = (value: unknown): string =>
  typeof value === 'number' ? value.toLocaleString('en-GB') : typeof value === 'string' ? value : '';
