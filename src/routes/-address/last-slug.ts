/** The last path segment as a current slug: no extension, lower case; null if there is none. */
export const lastSlugOf = (path: string | undefined): string | null => {
  const last = (path ?? '').split('/').findLast((part) => part !== '') ?? '';
  const slug = last
    .replace(/\.(html?|php|aspx?)$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? null : slug;
};
