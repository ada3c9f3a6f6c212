/** The browser's own question whether to install, held back until the shopper presses our button. */
export interface InstallQuestion extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallQuestion;
  }
}

/** What the browser said of installing: its question, or that it is done. */
export interface InstallNews {
  readonly question: InstallQuestion | null;
  readonly isInstalled: boolean;
}

let news: InstallNews = { question: null, isInstalled: false };
let hear: (news: InstallNews) => void = () => undefined;

const say = (next: InstallNews): void => {
  news = next;
  hear(news);
};

/** Holds the browser's question back from the start of the page. */
export const holdInstallQuestion = (): void => {
  say({ question: null, isInstalled: matchMedia('(display-mode: standalone)').matches });
  addEventListener('beforeinstallprompt', (question) => {
    question.preventDefault();
    say({ question, isInstalled: false });
  });
  addEventListener('appinstalled', () => say({ question: null, isInstalled: true }));
};

/** From now on `listener` hears what the browser says, first what it said before. */
export const hearInstallNews = (listener: (news: InstallNews) => void): void => {
  hear = listener;
  listener(news);
};
