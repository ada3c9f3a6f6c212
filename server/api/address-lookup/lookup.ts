import { maxFoundAddresses } from '#contract/address-lookup.ts';
import { checkAddress } from '#server/api/account/address-rules.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { invalidField, Refusal } from '#server/api/http/refusal.ts';

/** 502: the provider failed; the cause is only for the log. */
class LookupFailed extends Refusal {
  constructor(cause: unknown) {
    const message = 'Addresses can’t be looked up at the moment. Type the address instead.';
    super(502, message, [{ code: 'LookupFailed', message }]);
    this.cause = cause;
  }
}

export const addressLookupHandlers = {
  async lookUpAddresses({ addressLookup, settings }, { query }) {
    if (addressLookup === null) throw new Refusal(404, 'This store doesn’t look up addresses.');
    const { countryCode } = query;
    const { postalCode } = checkAddress(query, settings);
    const { provider, countryCodes } = addressLookup;
    if (!countryCodes.includes(countryCode)) {
      throw invalidField('countryCode', 'CountryNotCovered', 'Addresses for this country can’t be looked up.');
    }
    const found = await provider.find({ countryCode, postalCode }).catch((cause: unknown) => {
      throw new LookupFailed(cause);
    });
    return { postalCode, results: found.slice(0, maxFoundAddresses), isSample: provider.isSample };
  },
} satisfies Handlers<'lookUpAddresses'>;
