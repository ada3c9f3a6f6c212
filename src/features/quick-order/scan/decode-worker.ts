import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import type { DecoderAnswer, DecoderRequest } from './decoder-messages.ts';

// Reads barcodes in a worker: decoding never blocks the page, and only this file may run WebAssembly.

let detector: BarcodeDetector | null = null;

const answer = async (request: DecoderRequest): Promise<readonly string[]> => {
  if (request.type === 'start') {
    await prepareZXingModule({ overrides: { locateFile: () => request.wasm }, fireImmediately: true });
    detector = new BarcodeDetector({ formats: [...request.formats] });
    return [];
  }
  try {
    return ((await detector?.detect(request.picture)) ?? []).map(({ rawValue }) => rawValue);
  } finally {
    request.picture.close();
  }
};

const send = (message: DecoderAnswer): void => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<DecoderRequest>) => {
  answer(data).then(
    (codes) => send({ type: 'codes', codes }),
    (error: unknown) => send({ type: 'failed', message: String(error) }),
  );
});
