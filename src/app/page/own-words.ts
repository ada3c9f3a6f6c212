import { ownSentence, OwnWords, sentencesOf, type WordSets } from '#contract/own-words.ts';

/** What index.html says itself, before any of the shop's code is here. */
const inDocument = '#consent, .not-started';

/** Puts the store's own words in the place of the shop's: in what is loaded, in what will be, and in the document. */
export const sayOwnWords = (told: Readonly<Record<string, unknown>>): void => {
  const words = OwnWords.parse(told);
  const replaced = new Map<string, string>();
  const say = (sets: WordSets): void => {
    for (const { key, said, replace } of sentencesOf(sets)) {
      const own = words[key];
      if (own === undefined) continue;
      if (typeof said === 'string' && typeof own === 'string') replaced.set(said, own);
      replace(ownSentence(own, said));
    }
  };
  const heard = globalThis.ownWords;
  if (Array.isArray(heard)) heard.forEach(say);
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
