import { proxy } from 'valtio';

/** Whether the dialog about unsent changes is open. */
export const signOutState = proxy<{ isAsked: boolean }>({ isAsked: false });

export const confirmSignOut = (): void => {
  signOutState.isAsked = true;
};

export const closeSignOut = (): void => {
  signOutState.isAsked = false;
};
