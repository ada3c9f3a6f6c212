import { proxy, ref } from 'valtio';

/** The browser's own question whether to install, held back until the shopper presses our button. */
interface InstallQuestion extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallQuestion;
  }
}

/** Whether the shop can be installed here, and how. Written by the functions below alone. */
export const installState = proxy<{ question: InstallQuestion | null; isInstalled: boolean }>({
  question: null,
  isInstalled: false,
});

/** Holds the browser's question back from the start of the page. */
export const holdInstallQuestion = (): void => {
  installState.isInstalled = matchMedia('(display-mode: standalone)').matches;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    installState.question = ref(event);
  });
  addEventListener('appinstalled', () => {
    installState.question = null;
    installState.isInstalled = true;
  });
};

/** Asks the browser's question; it can be asked once. */
export const install = async (): Promise<void> => {
  const { question } = installState;
  installState.question = null;
  await question?.prompt();
};
