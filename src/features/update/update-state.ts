import { proxy } from 'valtio';

/** Whether a new version is offered, and whether the shopper accepted it. Only the functions below write it. */
export const updateState = proxy<{ isOffered: boolean; isAccepted: boolean }>({ isOffered: false, isAccepted: false });

/** Called with the shopper's answer. */
export interface UpdateAnswers {
  readonly take: () => void;
  readonly putOff: () => void;
}

let answers: UpdateAnswers | null = null;

export const offerUpdate = (given: UpdateAnswers): void => {
  answers = given;
  updateState.isOffered = true;
};

/** Marks the update as accepted, on this page or before its reload. */
export const acceptUpdate = (): void => {
  updateState.isAccepted = true;
};

export const activateUpdate = (): void => {
  acceptUpdate();
  answers?.take();
};

export const putOffUpdate = (): void => {
  updateState.isOffered = false;
  answers?.putOff();
};

/** Withdraws the offer, because another tab has updated. */
export const withdrawUpdate = (): void => {
  updateState.isOffered = false;
};
