import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type AddressInput,
  createAddress,
  createCompanyAddress,
  deleteAddress,
  makeAddressDefault,
  updateAddress,
} from '#contract/address.ts';
import { changePassword, type CustomerSettings, updateCustomerSettings } from '#contract/customer.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { tokenRenewal, useShopperActions } from '#shopper/shopper-actions.ts';
import { writeOptions } from '#shopper/write-options.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { accountWording as words } from '#wording/account.ts';
import { customerSettingsQuery } from './account-queries.ts';

const useAddressWrite = <V>(
  send: (shop: Shop, variables: V) => Promise<unknown>,
  { isFailureShown = false, said }: { readonly isFailureShown?: boolean; readonly said: string },
) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'addresses' },
    meta: { isFailureShown },
    mutationFn: (variables: V) => send(shop, variables),
    onSuccess: () => {
      showToast({ tone: 'success', text: said });
    },
    // On failure too: the address book may have been changed elsewhere, which is why it failed.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: [shop.scope, 'addresses'] }),
        queryClient.invalidateQueries({ queryKey: [shop.scope, 'checkout', 'saved-addresses'] }),
      ]),
  });
};

/** Updates an address, or creates one for the shopper or their company. */
export const useSaveAddress = () =>
  useAddressWrite(
    (shop, { to, body }: { to: string; body: AddressInput }) => {
      if (to === 'own') return shop.api.call(createAddress, { body }, writeOptions(shop));
      if (to === 'company') return shop.api.call(createCompanyAddress, { body }, writeOptions(shop));
      return shop.api.call(updateAddress, { params: { id: to }, body }, writeOptions(shop));
    },
    { isFailureShown: true, said: words.addressSaved },
  );

export const useDeleteAddress = () =>
  useAddressWrite((shop, id: string) => shop.api.call(deleteAddress, { params: { id } }, writeOptions(shop)), {
    said: words.addressRemoved,
  });

export const useMakeAddressDefault = () =>
  useAddressWrite((shop, id: string) => shop.api.call(makeAddressDefault, { params: { id } }, writeOptions(shop)), {
    said: words.defaultChanged,
  });

/** Saves all settings at once; saves are queued, so a change made during one is sent after it. */
export const useSaveSettings = (isFailureShown: boolean) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const { queryKey } = customerSettingsQuery(shop);
  return useMutation({
    scope: { id: 'settings' },
    meta: { isFailureShown },
    mutationFn: async (change: Partial<CustomerSettings>) => {
      const current = await queryClient.ensureQueryData(customerSettingsQuery(shop));
      return shop.api.call(updateCustomerSettings, { body: { ...current, ...change } }, writeOptions(shop));
    },
    onSuccess: async (settings) => {
      queryClient.setQueryData(queryKey, settings);
      await queryClient.invalidateQueries({ queryKey: [shop.scope, 'customer'] });
    },
  });
};

/** Changes the password and stores the new token, since the old one is revoked. */
export const useChangePassword = () => {
  const shop = useShop();
  const actions = useShopperActions();
  return useMutation({
    mutationKey: tokenRenewal,
    meta: { isFailureShown: true },
    mutationFn: async (body: { currentPassword: string; newPassword: string }) => {
      const { token } = await shop.api.call(changePassword, { body }, writeOptions(shop));
      await actions.signedIn(token);
    },
  });
};
