import type { BarcodeFormat } from 'barcode-detector/ponyfill';

/** What the page sends to the worker: first where its program is, then one picture after the other. */
export type DecoderRequest =
  | { readonly type: 'start'; readonly wasm: string; readonly formats: readonly BarcodeFormat[] }
  | { readonly type: 'read'; readonly picture: ImageBitmap };

/** What the worker answers to each, in order. */
export type DecoderAnswer =
  | { readonly type: 'codes'; readonly codes: readonly string[] }
  | { readonly type: 'failed'; readonly message: string };
