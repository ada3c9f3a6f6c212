/** Install instructions for browsers without an install prompt. */
export const installWording = {
  title: 'Install on this device',
  share: 'Press your browser’s Share button.',
  add: 'Choose “Add to Home Screen”.',
  open: 'Open the app from its new icon.',
  label: 'Install the app',
  offer: 'Install the app to open it from your home screen and keep the pages you have viewed on this device.',
  decline: 'No thanks',
} as const;
