/** Appends the query of the original request to an address, so that campaign and filter parameters survive a redirect. */
export const withQueryOf = (address: string, search: string): string => {
  if (search === '' || search === '?') return address;
  const [rest = '', ...hash] = address.split('#');
  const joined = rest.includes('?') ? `${rest}&${search.slice(1)}` : rest + search;
  return [joined, ...hash].join('#');
};
