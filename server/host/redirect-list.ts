import { isOwnPath } from '#contract/own-path.ts';
import { withQueryOf } from '#contract/redirect.ts';
import type { Redirect } from '#contract/store.ts';

/** Finds the new address for an old one: by path and query, then by path alone, keeping the query; null if it has not moved. */
export const createRedirectFinder = (
  redirects: readonly Redirect[],
): ((path: string, search: string) => string | null) => {
  const newByOld = new Map(redirects.map(({ oldUrl, newUrl }) => [plain(oldUrl), newUrl]));
  return (path, search) => {
    const whole = newByOld.get(plain(path + search));
    const found = whole ?? newByOld.get(plain(path));
    if (found === undefined || plain(found) === plain(path) || !isOwnPath(found)) return null;
    return whole === undefined ? withQueryOf(found, search) : found;
  };
};

/** Addresses are compared decoded and without a trailing slash. */
const plain = (address: string): string => {
  const [path = '', search] = address.split('?', 2);
  const bare = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return search === undefined || search === '' ? decoded(bare) : `${decoded(bare)}?${search}`;
};

const decoded = (path: string): string => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};
