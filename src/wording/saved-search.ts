import { formatCount } from './words.ts';

export const savedSearchWording = {
  title: 'Saved searches',
  onDevice: 'On this device',
  save: 'Save this search',
  saved: (name: string) => `Saved as “${name}”.`,
  savedAs: (name: string) => `Saved as “${name}”`,
  name: 'Name',
  enterName: 'Enter a name for the search',
  longName: (most: number) => `Use ${formatCount(most)} characters or fewer for the name`,
  submit: 'Save',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  removed: (name: string) => `“${name}” removed.`,
  undo: 'Undo',
  full: (most: number) => `You can save up to ${formatCount(most)} searches. Remove one to save another.`,
  notSaved: 'This device can’t save your searches.',
  close: 'Close',
} as const;
