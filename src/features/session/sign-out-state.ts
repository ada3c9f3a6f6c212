import { proxy } from 'valtio';

/** Whether the shopper is being asked what becomes of the changes that the store does not have. */
export const signOutState = proxy<{ isAsked: boolean }>({ isAsked: false });

/** Opens the question. */
export const confirmSignOut = (): void => {
  signOutState.isAsked = true;
};

/** Takes the question away. */
export const closeSignOut = (): void => {
  signOutState.isAsked = false;
};
