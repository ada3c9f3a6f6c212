import { formatCount } from './words.ts';

/** The barcode scanner. */
export const scanWording = {
  title: 'Scan barcodes',
  close: 'Close',
  done: 'Done',
  starting: 'Starting the camera. Your browser may ask whether this shop may use it.',
  ready: 'Hold a barcode in front of the camera.',
  inSight: 'Scanned. Move it away to count it again, or show the next one.',
  picture: 'Camera view',
  torchOn: 'Light on',
  torchOff: 'Light off',
  torchFailed: 'The camera’s light can’t be switched on or off right now.',
  loud: 'Beep and vibrate',
  failed: {
    refused:
      'This shop isn’t allowed to use the camera. Allow it in your browser’s or device’s settings, or type the numbers here.',
    absent: 'No camera was found on this device. Type the numbers here.',
    busy: 'The camera isn’t showing a picture. Another app may be using it: close that and try again, or type the numbers here.',
    unsupported: 'This browser can’t use a camera here. Type the numbers here.',
    stopped: 'The camera has stopped. Try again, or type the numbers here.',
    unreadable:
      'The barcode reader could not be loaded. Try again when you’re online; after that it stays on this device. Until then, type the numbers here.',
  },
  again: 'Try the camera again',
  typed: 'Barcode or part number',
  addTyped: 'Add',
  scanned: 'Scanned',
  pieces: (quantity: string) => (/^\d+$/.test(quantity) ? `× ${formatCount(Number(quantity))}` : `× ${quantity}`),
  checking: 'Checking',
  notFound: 'Not found. It stays on the pad.',
  away: 'Not on this device. It stays on the pad, and we’ll check it when you’re back online.',
  gone: 'No longer on the pad.',
  /** Read aloud. A whole sentence in place of a name takes no comma after its full stop. */
  said: (name: string, quantity: string) =>
    name.endsWith('.') ? `${name} Quantity ${quantity}.` : `${name}, ${quantity}`,
} as const;
