/** The last part of a path as a slug of today: without an extension, in lower case; null where there is none. */
export const lastSlugOf = (path: string | undefined): string | null => {
  const last = (path ?? '').split('/').findLast((part) => part !== '') ?? '';
  const slug = last
    .replace(/\.(html?|php|aspx?)$/i, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug === '' ? null : slug;
};
