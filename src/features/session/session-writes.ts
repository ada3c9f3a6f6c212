import { useMutation } from '@tanstack/react-query';
import { isRefused } from '#api/api-error.ts';
import { passwordChangeRequired } from '#contract/password-change.ts';
import {
  completeInvite,
  completePasswordReset,
  completeSignUp,
  type CompleteSignUp,
  requestAccountOfOrder,
  requestPasswordReset,
  requestSignUp,
  type SignedIn,
  type SignIn,
  signIn,
  type SignUpRequest,
} from '#contract/session.ts';
import { readGuestOrderKey } from '#shopper/guest-orders.ts';
import { beginOnSharedDevice } from '#shopper/offline-shopper.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { useShopperActions } from '#shopper/shopper-actions.ts';
import { writeOptions } from '#shopper/write-options.ts';

/** What a shopper must do right after signing in. */
export type NextStep = 'none' | 'accept-policy' | 'change-password';

const shown = { meta: { isFailureShown: true } } as const;

/** Starts a session from a token: adopts the guest's basket, then switches the page to the shopper. */
const useBegin = () => {
  const actions = useShopperActions();
  return async ({ token, needsAcceptPrivacyPolicy }: SignedIn): Promise<NextStep> => {
    await actions.signedIn(token, { isHeldUp: needsAcceptPrivacyPolicy });
    return needsAcceptPrivacyPolicy ? 'accept-policy' : 'none';
  };
};

/** Email and password, and whether other people use this device. */
export type SignInInput = SignIn & { readonly isShared: boolean };

/** Signs in and resolves to what must be done next. */
export const useSignIn = () => {
  const shop = useShop();
  const actions = useShopperActions();
  const begin = useBegin();
  return useMutation({
    ...shown,
    mutationFn: async ({ isShared, ...body }: SignInInput): Promise<NextStep> => {
      let answer: SignedIn;
      try {
        answer = await shop.api.call(signIn, { body }, writeOptions(shop));
      } catch (error) {
        const token = passwordChangeTokenOf(error);
        if (token === null) throw error;
        if (isShared) await beginOnSharedDevice(token);
        await actions.signedIn(token, { isHeldUp: true });
        return 'change-password';
      }
      if (isShared) await beginOnSharedDevice(answer.token);
      return begin(answer);
    },
  });
};

const passwordChangeTokenOf = (error: unknown): string | null =>
  isRefused(error) && error.errors[0] === passwordChangeRequired ? error.passwordChangeToken : null;

const useWrite = <V, T>(send: (shop: Shop, variables: V) => Promise<T>) => {
  const shop = useShop();
  return useMutation({ ...shown, mutationFn: (variables: V) => send(shop, variables) });
};

export const useRequestSignUp = () =>
  useWrite((shop, body: SignUpRequest) => shop.api.call(requestSignUp, { body }, writeOptions(shop)));

/** Requests an account with the details of an order that this device placed as a guest. */
export const useRequestAccountOfOrder = () =>
  useWrite(async (shop, { orderId, password }: { orderId: string; password: string }) => {
    const anonymousId = await readGuestOrderKey(orderId);
    if (anonymousId === null) throw new Error('The key to the order is no longer on this device.');
    return shop.api.call(
      requestAccountOfOrder,
      { params: { id: orderId }, body: { anonymousId, password } },
      writeOptions(shop),
    );
  });

export const useRequestPasswordReset = () =>
  useWrite((shop, email: string) => shop.api.call(requestPasswordReset, { body: { email } }, writeOptions(shop)));

/** Sets a new password with the token from an email. */
export const useCompletePasswordReset = () =>
  useWrite((shop, body: { token: string; password: string }) =>
    shop.api.call(completePasswordReset, { body }, writeOptions(shop)),
  );

/** Completes the registration and signs in. */
export const useCompleteSignUp = () => {
  const begin = useBegin();
  return useWrite(async (shop, body: CompleteSignUp) =>
    begin(await shop.api.call(completeSignUp, { body }, writeOptions(shop))),
  );
};

/** Joins a company's account and signs in. */
export const useCompleteInvite = () => {
  const begin = useBegin();
  return useWrite(async (shop, body: { token: string; password: string; firstName: string; lastName: string }) =>
    begin(await shop.api.call(completeInvite, { body }, writeOptions(shop))),
  );
};
