import { ownSentence, OwnWords, sentencesOf } from '#contract/own-words.ts';

/** Parts of index.html with words of their own, shown before the shop's code has loaded. */
const inDocument = '#consent, .not-started';

/** Replaces the shop's words with the store's own: in modules already loaded, in those loaded later, and in the document. */
export const applyOwnWords = (own: Readonly<Record<string, unknown>>): void => {
  const words = OwnWords.parse(own);
  const replaced = new Map<string, string>();
  const say = (name: string, set: object): void => {
    for (const { key, said, replace } of sentencesOf(set, name)) {
      const wish = words[key];
      if (wish === undefined) continue;
      if (typeof said === 'string' && typeof wish === 'string') replaced.set(said, wish);
      replace(ownSentence(wish, said));
    }
  };
  const list: unknown = globalThis.ownWords;
  // Keys and sets alternate.
  const published: readonly unknown[] = Array.isArray(list) ? list : [];
  published.forEach((set, at) => {
    const name = published[at - 1];
    if (at % 2 === 1 && typeof name === 'string' && typeof set === 'object' && set !== null) say(name, set);
  });
  globalThis.ownWords = { push: say };
  for (const place of document.querySelectorAll(inDocument)) sayIn(place, replaced);
};

const sayIn = (place: Element, replaced: ReadonlyMap<string, string>): void => {
  const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const own = replaced.get(node.nodeValue?.trim() ?? '');
    if (own !== undefined) node.nodeValue = own;
  }
};
