import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A body in one content encoding. */
export interface EncodedBody {
  readonly etag: string;
  readonly encoding: 'br' | 'gzip' | null;
  readonly body: Buffer;
}

/** A page in the encodings that were asked for so far; each is made once. */
export type EncodedPage = (accepted: string | undefined) => Promise<EncodedBody>;

/** A visitor is waiting: one step more saves a hundredth and takes several times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A page that is compressed on first request. */
export const encode = (html: string): EncodedPage => {
  const plain = Buffer.from(html);
  const digest = createHash('sha1').update(plain).digest('base64url');
  let asBrotli: Promise<Buffer> | undefined;
  let asGzip: Promise<Buffer> | undefined;
  return async (accepted = '') => {
    if (accepts(accepted, 'br')) {
      asBrotli ??= brotli(plain, quality);
      return { etag: `"${digest}-br"`, encoding: 'br', body: await asBrotli };
    }
    if (accepts(accepted, 'gzip')) {
      asGzip ??= zip(plain, { level: 6 });
      return { etag: `"${digest}-gz"`, encoding: 'gzip', body: await asGzip };
    }
    return { etag: `"${digest}"`, encoding: null, body: plain };
  };
};

const accepts = (accepted: string, encoding: string): boolean =>
  new RegExp(`(?:^|,)\\s*${encoding}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i').test(accepted);
