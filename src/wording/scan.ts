import { formatCount } from './words.ts';

/** The words of the camera that reads barcodes. */
export const scanWording = {
  title: 'Scan barcodes',
  close: 'Close',
  done: 'Done',
  starting: 'Starting the camera. Your browser may ask whether this shop may use it.',
  ready: 'Hold a barcode in front of the camera.',
  inSight: 'Taken. Take it away to count it again, or show the next one.',
  picture: 'Picture of the camera',
  torchOn: 'Light on',
  torchOff: 'Light off',
  torchFailed: 'The camera’s light can’t be switched now.',
  loud: 'Beep and vibrate',
  failed: {
    refused:
      'The camera isn’t allowed for this shop. Allow it in your browser’s or device’s settings, or type the numbers here.',
    absent: 'No camera was found on this device. Type the numbers here.',
    busy: 'The camera gives no picture: another program may be using it. Close that and try again, or type the numbers here.',
    unsupported: 'This browser can’t use a camera here. Type the numbers here.',
    stopped: 'The camera has stopped. Try again, or type the numbers here.',
    unreadable:
      'What reads barcodes could not be fetched. It stays on this device once it was, so try again when you’re online. Until then, type the numbers here.',
  },
  again: 'Try the camera again',
  typed: 'Barcode or part number',
  addTyped: 'Add',
  scanned: 'Scanned',
  pieces: (quantity: string) => (/^\d+$/.test(quantity) ? `× ${formatCount(Number(quantity))}` : `× ${quantity}`),
  checking: 'Checking',
  notFound: 'Not found. Kept on the pad.',
  away: 'Not on this device. Kept, and checked when you’re online.',
  gone: 'No longer on the pad.',
  said: (name: string, quantity: string) => `${name}, ${quantity}`,
} as const;
