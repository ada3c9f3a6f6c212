import type { BarcodeFormat } from 'barcode-detector/ponyfill';

/** Messages from the page to the worker: first the URL of its WebAssembly module, then one picture after the other. */
export type DecoderRequest =
  | { readonly type: 'start'; readonly wasm: string; readonly formats: readonly BarcodeFormat[] }
  | { readonly type: 'read'; readonly picture: ImageBitmap };

/** The worker's answer to each message, in order. */
export type DecoderAnswer =
  | { readonly type: 'codes'; readonly codes: readonly string[] }
  | { readonly type: 'failed'; readonly message: string };
