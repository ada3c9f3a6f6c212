import { proxy, ref } from 'valtio';
import { onInstallState, type InstallPrompt } from './install-prompt.ts';

/** Whether the shop can be installed here, and how. Written by the functions below alone. */
export const installState = proxy<{
  question: InstallPrompt | null;
  isInstalled: boolean;
  /** Where on the page the shopper is offered to install, if anywhere. */
  offeredIn: OfferPlace | null;
}>({ question: null, isInstalled: false, offeredIn: null });

/** A place for the offer: under an order that was placed, or under the header for those who come again and again. */
export type OfferPlace = 'order' | 'notices';

onInstallState(({ question, isInstalled }) => {
  installState.question = question === null ? null : ref(question);
  installState.isInstalled = isInstalled;
  if (isInstalled) installState.offeredIn = null;
});

/** Asks the browser's question; it can be asked once. */
export const install = async (): Promise<void> => {
  const { question } = installState;
  installState.question = null;
  await question?.prompt();
};

/** Asked in a browser that asks nothing by itself: there the shopper is told how. */
export const isAppleDevice = (): boolean =>
  /iphone|ipad|ipod/i.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
