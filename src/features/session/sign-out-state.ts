import { proxy } from 'valtio';

/** Whether the dialog about what would be lost is open, and whether an order would be. */
export const signOutState = proxy<{ isAsked: boolean; isOrderUnplaced: boolean }>({
  isAsked: false,
  isOrderUnplaced: false,
});

export const confirmSignOut = (isOrderUnplaced: boolean): void => {
  signOutState.isOrderUnplaced = isOrderUnplaced;
  signOutState.isAsked = true;
};

export const closeSignOut = (): void => {
  signOutState.isAsked = false;
};
