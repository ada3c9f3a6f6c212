import { decodeToken } from '#api/token.ts';
import { audienceOf, contextOf, type ReadContext } from './read-context.ts';

/** The context of a call, from its headers; a token that can't be decoded serves as the subject itself. */
export const readContextOf = (headers: Headers): ReadContext => {
  const bearer = headers.get('Authorization')?.replace(/^Bearer /i, '');
  return contextOf({
    storeKey: headers.get('StoreKey') ?? '',
    currencyCode: headers.get('CurrencyCode') ?? '',
    countryCode: headers.get('CountryCode') ?? '',
    audience: audienceOf(bearer === undefined ? null : (decodeToken(bearer)?.subject ?? bearer)),
  });
};
