import { type SearchValues, textOf, withoutUndefined } from '#shopper/visit/search-values.ts';

/** `redirect_url` is the page the shopper wanted; anything but text is ignored. */
export const redirectSearch = ({ redirect_url }: SearchValues): { redirect_url?: string | undefined } =>
  withoutUndefined({ redirect_url: textOf(redirect_url) });
