/*
 * Writes every icon of the installed shop from one mark: `npx tsx tools/pictures/make-icons.ts`.
 * The mark is a letter T made of a catalogue page: the heavy rule over a section, the upright tab of the store, ruled
 * rows, and one row under the highlighter.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const petrol = '#0B5563';
const paper = '#FFFFFF';
const highlighter = '#FFD84A';

const letter = '<path d="M80 96h352v80H288v240h-96V176H80z"/>';
const rules = '<path d="M320 312h112v16H320zM320 356h112v16H320zM320 400h112v16H320z"/>';
const row = '<path d="M320 212h112v64H320z"/>';

function svg(content: string, ground = petrol): string {
  const base = ground === '' ? '' : `<rect width="512" height="512" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${base}${content}</svg>`;
}

function inked(colour: string, ...shapes: readonly string[]): string {
  return `<g fill="${colour}">${shapes.join('')}</g>`;
}

/** Shrinks a drawing towards the centre, for platforms that crop it to a circle. */
function inset(content: string, scale: number): string {
  const margin = 256 * (1 - scale);
  return `<g transform="translate(${margin} ${margin}) scale(${scale})">${content}</g>`;
}

const mark = inked(paper, letter, rules) + inked(highlighter, row);
/** For browser tabs: at 16 px the thin rules would only blur. */
const small =
  inked(paper, '<path d="M48 72h416v104H304v280H184V176H48z"/>') +
  inked(highlighter, '<path d="M344 224h120v88H344z"/>');
const single = inked(paper, letter, rules, row);

function ruled(strokes: string, marked: string): string {
  return `<path d="${strokes}" fill="none" stroke="${paper}" stroke-width="32"/><path d="${marked}" fill="none" stroke="${highlighter}" stroke-width="32"/>`;
}

const shortcuts: Readonly<Record<string, string>> = {
  search: ruled('M224 112a112 112 0 1 1 0 224a112 112 0 1 1 0-224zM304 304l112 112', 'M176 224h96'),
  cart: ruled('M80 112h64l48 224h192l40-176H160', 'M208 400h48M320 400h48'),
  'quick-order': ruled('M80 144h224M80 256h224M80 368h112', 'M352 304v160M272 384h160'),
  lists: ruled('M176 144h256M176 256h256M176 368h256', 'M80 144h48M80 256h48M80 368h48'),
  orders: ruled('M112 96h288v320H112zM176 176h160M176 256h160', 'M176 336h96'),
};

const folder = fileURLToPath(new URL('../../public/icons/', import.meta.url));

function png(content: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(content), { density: (72 * size) / 512 + 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** One picture in the ICO container that old browsers request by name. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

const maskable = svg(inset(mark, 0.84));

mkdirSync(folder, { recursive: true });
const files: Readonly<Record<string, string | Buffer>> = {
  'icon.svg': `${svg(mark)}\n`,
  'favicon.svg': `${svg(small)}\n`,
  'favicon.ico': ico(await png(svg(small), 32), 32),
  'icon-192.png': await png(svg(mark), 192),
  'icon-512.png': await png(svg(mark), 512),
  'maskable-192.png': await png(maskable, 192),
  'maskable-512.png': await png(maskable, 512),
  'apple-touch-icon.png': await png(svg(inset(mark, 0.92)), 180),
  'badge-96.png': await png(svg(inset(single, 1.1), ''), 96),
};
for (const [name, content] of Object.entries(files)) writeFileSync(`${folder}${name}`, content);
for (const [name, content] of Object.entries(shortcuts)) {
  writeFileSync(`${folder}shortcut-${name}-96.png`, await png(svg(content), 96));
}
