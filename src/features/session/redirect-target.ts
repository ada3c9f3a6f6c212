/** The default page after sign-in. */
const home = '/';

/** How many layers of percent-encoding to undo when looking for a disguised URL. */
const maxLayers = 4;

/** Longer redirect targets are ignored. */
const maxLength = 2_000;

/**
 * Rejects what a browser may resolve to another site: no leading slash, two of them, a backslash, or a control
 * character.
 */
const isPlainPath = (text: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);

/**
 * Undoes each escape of an ASCII character once. Anything else stays as it is, so that a malformed escape can't hide
 * another.
 */
const decoded = (text: string): string =>
  text.replaceAll(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));

const isSignIn = (path: string): boolean => /^\/auth(?:\/|$)/i.test(path);

/** The path and query in `redirect_url` if it is a page of this shop other than sign-in; otherwise `/`. */
export const redirectTarget = (asked: string | undefined): string => {
  if (asked === undefined || asked.length > maxLength) return home;
  let layer = asked;
  for (let depth = 0; depth < maxLayers; depth += 1) {
    if (!isPlainPath(layer)) return home;
    const next = decoded(layer);
    if (next === layer) break;
    layer = next;
  }
  const { origin, pathname, search, hash } = new URL(asked, 'https://shop.invalid');
  const isOwn = origin === 'https://shop.invalid' && isPlainPath(pathname) && isPlainPath(decoded(pathname));
  return isOwn && !isSignIn(decoded(pathname)) ? `${pathname}${search}${hash}` : home;
};
