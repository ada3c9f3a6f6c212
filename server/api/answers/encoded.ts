import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Smaller answers gain nothing by being compressed. */
export const compressedFromBytes = 1024;

/** Brotli's own choice is meant for files that are compressed once, not for every answer. */
export const brotliQuality = 4;

export type Encoding = 'br' | 'gzip' | null;

/** Whether a client takes an encoding, as it says with `Accept-Encoding`. */
export const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(accepted);

/** The best encoding that a client takes; null is none. */
export const encodingFor = (accepted = ''): Encoding => {
  if (accepts(accepted, 'br')) return 'br';
  return accepts(accepted, 'gzip') ? 'gzip' : null;
};

/** An answer as it is sent. */
export interface EncodedAnswer {
  readonly body: Buffer;
  readonly encoding: Encoding;
}

/** A quarter of a megabyte of what came before is looked into: more is cleared for nothing where answers are smaller. */
const windowBits = 18;

/** Compresses here and now: to hand so little to another thread costs more than the work. */
export const encoded = (text: string, encoding: Encoding): EncodedAnswer => {
  const body = Buffer.from(text);
  if (encoding === null || body.length < compressedFromBytes) return { body, encoding: null };
  if (encoding === 'gzip') return { body: gzipSync(body), encoding };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return { body: brotliCompressSync(body, { params }), encoding };
};
