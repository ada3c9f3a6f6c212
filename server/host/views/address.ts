/** The query parameters that guests' screens read; any other changes nothing of a view. */
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

/** Whether guests are only led away from here: then the whole query belongs to the address that they come back to. */
export const leadsAway = (pathname: string): boolean => /^\/(?:account|favorites|shop)(?:\/|$)/.test(pathname);

/** What a view is cached by: its address, and how its prices are shown. No address begins with a letter. */
export const viewKey = ({ address, showsTax }: { readonly address: string; readonly showsTax: boolean }): string =>
  showsTax ? `inc ${address}` : address;

/** The address that a view is rendered and cached by: without parameters that no screen reads. */
export const viewAddress = (pathname: string, search: string): string => {
  const given = [...new URLSearchParams(search)];
  const known = given.filter(([name]) => knownParameters.has(name));
  // As it was written where nothing is left out: the router compares addresses by their text.
  if (known.length === given.length) return pathname + (known.length === 0 ? '' : search);
  const query = new URLSearchParams(known).toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};
