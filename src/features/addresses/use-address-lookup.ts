import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isNoAnswer, isRefused } from '#api/api-error.ts';
import { type FoundAddress, lookUpAddresses } from '#contract/address-lookup.ts';
import { useShop } from '#shopper/shop.tsx';
import { addressLookupWording as words } from '#wording/address-lookup.ts';
import type { AddressValues } from './address-values.ts';
import { searchKeyOf } from './found-address.ts';

type Postcode = Pick<AddressValues, 'countryCode' | 'postalCode'>;

/** How a lookup ended. `wrong` is the store's objection to the postcode itself. */
export type Ending =
  | {
      readonly kind: 'found';
      readonly postalCode: string;
      readonly results: readonly FoundAddress[];
      readonly isSample: boolean;
    }
  | { readonly kind: 'none'; readonly message: string }
  | { readonly kind: 'wrong'; readonly message: string };

const endingOfFailure = (failure: unknown): Ending => {
  if (isNoAnswer(failure)) return { kind: 'none', message: words.unanswered };
  if (!isRefused(failure)) return { kind: 'none', message: words.failed };
  const wrong = failure.details.find(({ field }) => field === 'postalCode');
  if (wrong !== undefined) return { kind: 'wrong', message: wrong.message };
  return { kind: 'none', message: failure.status === 429 ? words.tooMany : words.failed };
};

/** Looks up the addresses at a postcode. The result is valid until another postcode or country is typed. */
export const useAddressLookup = (postcode: Postcode) => {
  const shop = useShop();
  const latest = useRef<AbortController | null>(null);
  const [ended, setEnded] = useState<{ readonly key: string; readonly ending: Ending } | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const look = useMutation({
    // The failure is shown below the field, and results are not cached.
    meta: { isFailureShown: true },
    gcTime: 0,
    mutationFn: ({ query, signal }: { query: Postcode; signal: AbortSignal }) =>
      shop.api.call(lookUpAddresses, { query }, { signal }),
  });
  useEffect(() => () => latest.current?.abort(), []);
  const key = searchKeyOf(postcode);
  const current = useRef(key);
  useEffect(() => {
    current.current = key;
  }, [key]);

  return {
    ending: ended?.key === key ? ended.ending : null,
    isAsking: asking === key,
    /** Resolves to the result, or to null if the lookup was superseded or aborted. */
    find: async (): Promise<Ending | null> => {
      latest.current?.abort();
      const controller = new AbortController();
      latest.current = controller;
      setAsking(key);
      const ending = await look
        .mutateAsync({
          query: { countryCode: postcode.countryCode, postalCode: postcode.postalCode.trim() },
          signal: controller.signal,
        })
        .then(
          ({ postalCode, results, isSample }): Ending =>
            results.length === 0
              ? { kind: 'none', message: words.none(postalCode) }
              : { kind: 'found', postalCode, results, isSample },
          endingOfFailure,
        );
      if (latest.current !== controller || controller.signal.aborted) return null;
      setAsking(null);
      setEnded({ key, ending });
      return current.current === key ? ending : null;
    },
    close: () => setEnded(null),
  };
};
