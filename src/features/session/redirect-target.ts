/** Where the sign-in leads when nothing better was asked. */
const home = '/';

/** How deep encodings are undone in the search for an address in disguise. */
const maxLayers = 4;

/** Characters of the maxLength address that is followed. */
const maxLength = 2_000;

/** What a browser may read as another site: no leading slash, two of them, a backslash, or a character it drops. */
const isOwnPath = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);

/** Every escape of an ASCII character undone once; what is no escape stays, so that it hides no other. */
const decoded = (text: string): string =>
  text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const isSignIn = (path: string): boolean => /^\/auth(?:\/|$)/i.test(path);

/** The path with query that `redirect_url` asks for, if it leads to a page of this shop other than the sign-in's own; else `/`. */
export const redirectTarget = (asked: string | undefined): string => {
  if (asked === undefined || asked.length > maxLength) return home;
  let layer = asked;
  for (let depth = 0; depth < maxLayers; depth += 1) {
    if (!isOwnPath(layer)) return home;
    const next = decoded(layer);
    if (next === layer) break;
    layer = next;
  }
  const { origin, pathname, search, hash } = new URL(asked, 'https://shop.invalid');
  const isHere = origin === 'https://shop.invalid' && isOwnPath(pathname) && isOwnPath(decoded(pathname));
  return isHere && !isSignIn(decoded(pathname)) ? `${pathname}${search}${hash}` : home;
};
