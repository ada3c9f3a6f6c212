import type { BarcodeFormat } from 'barcode-detector/ponyfill';
import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import { workerAddress } from '#offline/worker-address.ts';
import address from './decode-worker.ts?worker&url';
import type { DecoderAnswer, DecoderRequest } from './decoder-messages.ts';

/** Formats used on goods and shelves; a browser that can't read all of the needed ones isn't used. */
const needed: readonly BarcodeFormat[] = ['ean_13', 'ean_8', 'upc_a', 'upc_e', 'code_128', 'code_39', 'itf'];
const welcome: readonly BarcodeFormat[] = [...needed, 'code_93', 'data_matrix', 'qr_code'];

/** Reads barcodes from a picture. */
export interface Decoder {
  readonly read: (video: HTMLVideoElement) => Promise<readonly string[]>;
  readonly close: () => void;
}

interface OwnDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}

/** The browser's own detector, which TypeScript's libraries don't declare yet. */
interface OwnDetectorClass {
  new (options: { readonly formats: readonly string[] }): OwnDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const hasOwnClass = (scope: object): scope is { readonly BarcodeDetector: OwnDetectorClass } =>
  'BarcodeDetector' in scope;

const startOwn = async (): Promise<Decoder | null> => {
  const scope: object = globalThis;
  if (!hasOwnClass(scope)) return null;
  const { BarcodeDetector } = scope;
  try {
    const formats = await BarcodeDetector.getSupportedFormats();
    if (!needed.every((format) => formats.includes(format))) return null;
    const detector = new BarcodeDetector({ formats: welcome.filter((format) => formats.includes(format)) });
    return {
      read: async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue),
      close: () => undefined,
    };
  } catch {
    // A system service is missing, so our decoder takes over.
    return null;
  }
};

const startOurs = async (): Promise<Decoder> => {
  const reader = new Worker(workerAddress(address), { type: 'module', name: 'barcodes' });
  let waiting: { readonly done: (codes: readonly string[]) => void; readonly fail: (error: Error) => void } | null =
    null;
  reader.addEventListener('message', ({ data }: MessageEvent<DecoderAnswer>) => {
    if (data.type === 'codes') waiting?.done(data.codes);
    else waiting?.fail(new Error(data.message));
  });
  reader.addEventListener('error', () => waiting?.fail(new Error('The reader of barcodes could not run.')));
  /** One request at a time. */
  const ask = (request: DecoderRequest, moved: Transferable[] = []): Promise<readonly string[]> =>
    new Promise((done, fail) => {
      waiting = { done, fail };
      reader.postMessage(request, moved);
    });
  try {
    // A worker resolves relative URLs against its own, so the module's URL is absolute.
    await ask({ type: 'start', wasm: new URL(wasm, location.href).href, formats: welcome });
  } catch (error) {
    reader.terminate();
    throw error;
  }
  return {
    read: async (video) => {
      const picture = await createImageBitmap(video);
      return ask({ type: 'read', picture }, [picture]);
    },
    close: () => reader.terminate(),
  };
};

/** Starts reading with the browser's own detector if it has one, else with ours. Throws if ours can't be fetched. */
export const startDecoder = async (): Promise<Decoder> => (await startOwn()) ?? startOurs();
