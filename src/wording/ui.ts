/** Default texts of UI components. */
export const partWording = {
  accept: 'Yes',
  reject: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  messages: 'Messages',
  backToTop: 'Back to top',
  skipToMain: 'Skip to main content',
  loading: 'Loading',
  loadFailedText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  breadcrumb: 'Breadcrumb',
  share: 'Share',
  shareOf: (what: string) => `Share ${what}`,
  pages: 'Pages',
  previousPage: 'Previous',
  nextPage: 'Next',
  page: (page: number) => `Page ${page}`,
};

/** The buttons of a carousel. */
export const carouselWording = {
  previous: (title: string) => `Back: ${title}`,
  next: (title: string) => `More: ${title}`,
};
