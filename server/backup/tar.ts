/** The subset of POSIX tar (ustar) that a backup needs: files and folders with short names. */
const blockBytes = 512;

export interface TarHeader {
  readonly name: string;
  readonly isFolder: boolean;
  readonly sizeBytes: number;
}

const write = (block: Buffer, text: string, offset: number): void => void block.write(text, offset, 'latin1');

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

/** The largest size that fits into eleven octal digits; a larger one is written in binary, as GNU tar does. */
const maxOctalBytes = 8 ** 11 - 1;

const sumOf = (block: Buffer): number => {
  let sum = 0;
  for (const [at, byte] of block.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
};

/** The header block of an entry. */
export const tarHeader = ({ name, isFolder, sizeBytes }: TarHeader): Buffer => {
  const path = isFolder ? `${name}/` : name;
  if (Buffer.byteLength(path, 'latin1') > 100 || /[^ -~]/.test(path)) {
    throw new Error(`The name is too long or too strange for a backup: ${path}`);
  }
  const block = Buffer.alloc(blockBytes);
  write(block, path, 0);
  write(block, isFolder ? '0000700' : '0000600', 100);
  write(block, '0000000', 108);
  write(block, '0000000', 116);
  if (sizeBytes <= maxOctalBytes) write(block, octal(sizeBytes, 11), 124);
  else {
    block.writeUInt8(0x80, 124);
    block.writeBigUInt64BE(BigInt(sizeBytes), 128);
  }
  write(block, octal(0, 11), 136);
  write(block, isFolder ? '5' : '0', 156);
  write(block, 'ustar\u000000', 257);
  write(block, `${octal(sumOf(block), 6)}\0 `, 148);
  return block;
};

/** Padding that fills the last block of content of this size. */
export const tarPadding = (sizeBytes: number): Buffer =>
  Buffer.alloc((blockBytes - (sizeBytes % blockBytes)) % blockBytes);

/** The end of a tar file. */
export const tarEnd = Buffer.alloc(2 * blockBytes);

const textAt = (block: Buffer, from: number, to: number): string =>
  block.toString('latin1', from, to).replace(/[\0 ].*$/s, '');

/** Parses a header block; null at the end of the file. Throws if it is not a header. */
export const readTarHeader = (block: Buffer): TarHeader | null => {
  if (block.every((byte) => byte === 0)) return null;
  if (parseInt(textAt(block, 148, 156), 8) !== sumOf(block)) throw new Error('This is no tar header.');
  const kind = textAt(block, 156, 157);
  if (kind !== '0' && kind !== '5') throw new Error('Only files and folders are in a backup.');
  const sizeBytes =
    block.readUInt8(124) === 0x80 ? Number(block.readBigUInt64BE(128)) : parseInt(textAt(block, 124, 136), 8);
  return { name: textAt(block, 0, 100).replace(/\/$/, ''), isFolder: kind === '5', sizeBytes };
};
