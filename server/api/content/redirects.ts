import { asc } from 'drizzle-orm';
import type { Redirect } from '#contract/store.ts';
import type { Queryable } from '#server/db/database.ts';
import { redirects } from '#server/db/schema.ts';

/** Loads the old URLs and the new ones that they redirect to, in alphabetical order. */
export const loadRedirects = (db: Queryable): Promise<Redirect[]> =>
  db.select({ oldUrl: redirects.oldUrl, newUrl: redirects.newUrl }).from(redirects).orderBy(asc(redirects.oldUrl));
