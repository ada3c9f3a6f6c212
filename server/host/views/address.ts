/** The query parameters that guests' screens read; others do not affect a view. */
const knownParameters: ReadonlySet<string> = new Set([
  'all',
  'f',
  'page',
  'q',
  'redirect_url',
  'sizes',
  'sort',
  'view',
]);

/** Whether guests are only redirected from here: then the whole query belongs to the address they return to. */
export const leadsAway = (pathname: string): boolean => /^\/(?:account|favorites|shop)(?:\/|$)/.test(pathname);

/** The cache key of a view: its address, and how its prices are shown. Unambiguous, since no address starts with a letter. */
export const viewKey = ({ address, showsTax }: { readonly address: string; readonly showsTax: boolean }): string =>
  showsTax ? `inc ${address}` : address;

/** The address that a view is rendered and cached under: without parameters that no screen reads. */
export const viewAddress = (pathname: string, search: string): string => {
  const given = [...new URLSearchParams(search)];
  const known = given.filter(([name]) => knownParameters.has(name));
  // Left as written if nothing is omitted: the router compares addresses as text.
  if (known.length === given.length) return pathname + (known.length === 0 ? '' : search);
  const query = new URLSearchParams(known).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};
