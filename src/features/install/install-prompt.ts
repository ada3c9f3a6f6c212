/** The browser's own question whether to install, held back until the shopper presses our button. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
}

/** What the browser said of installing: its question, or that it is done. */
export interface InstallState {
  readonly question: InstallPrompt | null;
  readonly isInstalled: boolean;
}

let news: InstallState = { question: null, isInstalled: false };
let hear: (news: InstallState) => void = () => undefined;

const say = (next: InstallState): void => {
  news = next;
  hear(news);
};

/** Holds the browser's question back from the start of the page. */
export const deferInstallPrompt = (): void => {
  say({ question: null, isInstalled: matchMedia('(display-mode: standalone)').matches });
  addEventListener('beforeinstallprompt', (question) => {
    question.preventDefault();
    say({ question, isInstalled: false });
  });
  addEventListener('appinstalled', () => say({ question: null, isInstalled: true }));
};

/** From now on `listener` hears what the browser says, first what it said before. */
export const onInstallState = (listener: (news: InstallState) => void): void => {
  hear = listener;
  listener(news);
};
