import { useNavigate } from '@tanstack/react-router';
import { hasUnplacedOrder } from '#shopper/drafts/unplaced-order.ts';
import { useShop } from '#shopper/shop.tsx';
import { useShopperActions } from '#shopper/shopper-actions.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { differenceText } from '#wording/difference.ts';
import { sessionWording as words } from '#wording/session.ts';
import { confirmSignOut } from './sign-out-state.ts';
import { untilRead } from './until-read.ts';

/** Signs out and goes home, so that nothing of the account stays on screen. */
export const useLeave = () => {
  const { journal } = useShop();
  const actions = useShopperActions();
  const navigate = useNavigate();
  return async (how: { readonly keepsWaiting: boolean }): Promise<void> => {
    // Sign-out removes them.
    const differences = journal.notes()?.differences ?? [];
    try {
      // Leave account pages first: signing out on one would redirect to sign-in.
      await navigate({ to: '/{-$page}', params: { page: undefined } });
    } finally {
      await actions.signOut(how);
    }
    const text = how.keepsWaiting ? words.signedOutSaved : words.signedOut;
    if (differences.length === 0) showToast({ tone: 'success', text });
    // An error toast stays until it is dismissed: the differences are shown nowhere else.
    else showToast({ tone: 'error', text: [text, ...differences.map(differenceText)].join(' ') });
  };
};

/** Signs out; asks first if there are unsent changes, or a prepared order. */
export const useSignOut = () => {
  const shop = useShop();
  const leave = useLeave();
  return async (): Promise<void> => {
    // If the device can't say what is waiting, nothing is discarded.
    if (!(await untilRead(shop.journal))) return leave({ keepsWaiting: true });
    const isOrderUnplaced = await hasUnplacedOrder(shop);
    if (isOrderUnplaced || shop.journal.waiting().length > 0) confirmSignOut(isOrderUnplaced);
    else await leave({ keepsWaiting: false });
  };
};
