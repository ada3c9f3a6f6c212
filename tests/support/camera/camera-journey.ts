/**
 * The test function of journeys with a camera: that of #tests/support/faults/faulty-journey.ts, plus `camera.show(barcode)`, which holds a
 * barcode in front of the camera, and `camera.show(null)`, which takes it away.
 * The browser loops over the frames of a file, and the journey overwrites its content: nothing depends on time.
 */
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base } from '#tests/support/faults/faulty-journey.ts';

export { expect } from '#tests/support/faults/faulty-journey.ts';

export interface Camera {
  /** Shows an EAN-13, drawn in black on white; for null, a white picture. */
  show(barcode: string | null): void;
}

const width = 640;
const height = 480;
const head = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\nFRAME\n`;
const white = 235;
const black = 16;
const noColour = 128;
const moduleWidth = 5;

const odd = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
/** Which digits of the left half use the other encoding (E), by the first digit, which is not drawn itself. */
const parities = ['OOOOOO', 'OOEOEE', 'OOEEOE', 'OOEEEO', 'OEOOEE', 'OEEOOE', 'OEEEOO', 'OEOEOE', 'OEOEEO', 'OEEOEO'];

const inverse = (bits: string): string => Array.from(bits, (bit) => (bit === '1' ? '0' : '1')).join('');

/** The 95 modules of an EAN-13, `1` for a bar. */
const modulesOf = (barcode: string): string => {
  const [first = 0, ...digits] = Array.from(barcode, Number);
  const drawn = digits.map((digit, at) => {
    const bits = odd[digit] ?? '';
    if (at >= 6) return inverse(bits);
    return parities[first]?.[at] === 'E' ? Array.from(inverse(bits)).toReversed().join('') : bits;
  });
  return `101${drawn.slice(0, 6).join('')}01010${drawn.slice(6).join('')}101`;
};

const pictureOf = (barcode: string | null): Buffer => {
  const row = Buffer.alloc(width, white);
  const modules = barcode === null ? '' : modulesOf(barcode);
  const left = Math.floor((width - modules.length * moduleWidth) / 2);
  for (const [at, bit] of Array.from(modules).entries())
    if (bit === '1') row.fill(black, left + at * moduleWidth, left + (at + 1) * moduleWidth);
  const blank = Buffer.alloc(width, white);
  const rows = Array.from({ length: height }, (_, at) => (at > 120 && at < 360 ? row : blank));
  return Buffer.concat([Buffer.from(head), ...rows, Buffer.alloc((width * height) / 2, noColour)]);
};

export const test = base.extend<{ readonly camera: Camera }, { readonly cameraFile: string }>({
  cameraFile: [
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), 'camera-'));
      const file = join(folder, 'pictures.y4m');
      // The browser accepts no camera file without a frame.
      writeFileSync(file, pictureOf(null));
      await provide(file);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  isBrowserWhole: [async ({}, provide) => provide(true), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, cameraFile }, provide) => {
      const flags = [
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${cameraFile}`,
        // Refuses the camera, without a prompt, unless permission was granted.
        '--deny-permission-prompts',
      ];
      await provide({ ...launchOptions, args: [...(launchOptions.args ?? []), ...flags] });
    },
    { scope: 'worker' },
  ],
  camera: async ({ cameraFile }, provide) => {
    const show = (barcode: string | null): void => {
      const file = openSync(cameraFile, 'r+');
      writeSync(file, pictureOf(barcode), 0, undefined, 0);
      closeSync(file);
    };
    show(null);
    await provide({ show });
  },
});
