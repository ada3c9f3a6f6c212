import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` (quality 11) and `.gz` (level 9) beside each text file of a built folder where they are smaller. */
export const precompress = async (folder: string): Promise<void> => {
  const files = await readdir(folder, { recursive: true });
  await Promise.all(files.filter(isText).map(async (file) => compress(join(folder, file))));
};

const isText = (file: string): boolean => /\.(?:js|css|html|svg|json|webmanifest|txt|xml|wasm)$/.test(file);

const compress = async (file: string): Promise<void> => {
  const plain = await readFile(file);
  const [br, gz] = await Promise.all([
    brotli(plain, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
    }),
    zip(plain, { level: 9 }),
  ]);
  if (br.length < plain.length) await writeFile(`${file}.br`, br);
  if (gz.length < plain.length) await writeFile(`${file}.gz`, gz);
};
