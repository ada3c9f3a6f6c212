import { proxy } from 'valtio';

/** Whether a new version is offered to the shopper now, and whether they took it. Written by the functions below alone. */
export const updateState = proxy<{ isOffered: boolean; isAccepted: boolean }>({ isOffered: false, isAccepted: false });

/** What the answers of the shopper lead to. */
export interface UpdateAnswers {
  readonly take: () => void;
  readonly putOff: () => void;
}

let answers: UpdateAnswers | null = null;

/** Offers the new version to the shopper. */
export const offerUpdate = (given: UpdateAnswers): void => {
  answers = given;
  updateState.isOffered = true;
};

/** Goes over to the new version. */
export const takeUpdate = (): void => {
  updateState.isAccepted = true;
  answers?.take();
};

/** Leaves the new version for another day. */
export const putOffUpdate = (): void => {
  updateState.isOffered = false;
  answers?.putOff();
};

/** Takes the offer back: another tab has gone over. */
export const withdrawUpdate = (): void => {
  updateState.isOffered = false;
};
