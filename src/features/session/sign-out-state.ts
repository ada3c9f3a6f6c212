import { proxy } from 'valtio';

/** Whether the dialog about possible losses is open, and whether a prepared order would be lost. */
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
