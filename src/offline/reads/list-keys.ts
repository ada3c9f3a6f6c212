/** The second part of the key of every answer about lists, after its scope. */
export const listsName = 'wishlists';

/** The third part: one list by its id, a page of them by its number, or all of them. */
export const listKinds = { one: 'one', page: 'page', all: 'all' } as const;
