import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Answers smaller than this gain nothing from compression. */
export const compressedFromBytes = 1024;

/** Brotli's default quality is meant for files that are compressed once, not for every answer. */
export const answerBrotliQuality = 4;

export type Encoding = 'br' | 'gzip' | null;

/** Whether an `Accept-Encoding` header accepts an encoding. */
export const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(accepted);

/** The best encoding that a client accepts; null for none. */
export const encodingFor = (accepted = ''): Encoding => {
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : null;
};

/** An answer as it is sent. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

/** Base-2 logarithm of the compression window (256 KiB): a larger one costs time to clear and gains nothing for smaller answers. */
const windowBits = 18;

/** Compresses synchronously: passing so little data to another thread would cost more than compressing it. */
export const encoded = (text: string, encoding: Encoding): EncodedAnswer => {
  const body = Buffer.from(text);
  if (encoding === null || body.length < compressedFromBytes) return { body, encoding: null };
  if (encoding === 'gzip') return { body: gzipSync(body), encoding };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: answerBrotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { body: brotliCompressSync(body, { params }), encoding };
};
