import { given, textOf, type SearchValues } from '#shopper/visit/search-values.ts';

/** `redirect_url` is the page the shopper wanted; anything but text is ignored. */
export const redirectSearch = ({ redirect_url }: SearchValues): { redirect_url?: string | undefined } =>
  given({ redirect_url: textOf(redirect_url) });
