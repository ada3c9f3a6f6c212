import { useNavigate } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { useShopperActions } from '#shopper/shopper-actions.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { sessionWording as words } from '#wording/session.ts';
import { confirmSignOut } from './sign-out-state.ts';

/** Signs out and goes home, so that nothing of the account stays on screen. */
export const useLeave = () => {
  const actions = useShopperActions();
  const navigate = useNavigate();
  return async (how: { readonly keepsWaiting: boolean }): Promise<void> => {
    try {
      // Leave account pages first: signing out on one would redirect to sign-in.
      await navigate({ to: '/{-$page}', params: { page: undefined } });
    } finally {
      await actions.signOut(how);
    }
    showToast({ tone: 'success', text: how.keepsWaiting ? words.signedOutSaved : words.signedOut });
  };
};

/** Signs out; asks first if there are unsent changes. */
export const useSignOut = () => {
  const { journal } = useShop();
  const leave = useLeave();
  return async (): Promise<void> => {
    if (journal.waiting().length > 0) confirmSignOut();
    else await leave({ keepsWaiting: false });
  };
};
