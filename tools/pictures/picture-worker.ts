import sharp from 'sharp';
import type { PictureShape } from '#server/media/pictures.ts';
import { pictureSizes } from '#server/media/pictures.ts';
import { takePictures } from './picture.ts';
import type { Picture } from './picture.ts';
import { recipes } from './recipes.ts';

/** One model of a shape, in the requested finishes. */
export interface PictureJob {
  readonly shape: string;
  readonly model: number;
  readonly finishes: readonly string[];
  readonly folder: string;
}

export interface PictureResult {
  readonly shape: string;
  readonly milliseconds: number;
  readonly tints: Readonly<Record<string, string>>;
}

const [width] = pictureSizes;

function isShape(shape: string): shape is PictureShape {
  return shape in recipes;
}

async function save(folder: string, key: string, picture: Picture): Promise<string> {
  const film = sharp(picture.pixels, { raw: { width, height: width, channels: 3 } });
  for (const size of pictureSizes) {
    await film
      .clone()
      .resize(size)
      .avif({ quality: size === 160 ? 52 : 56, effort: 6 })
      .toFile(`${folder}${key}-${size}.avif`);
  }
  const { channels } = await film.stats();
  const hex = channels.map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'));
  return `#${hex.join('')}`;
}

async function take(job: PictureJob): Promise<PictureResult> {
  const start = performance.now();
  const recipe = isShape(job.shape) ? recipes[job.shape][job.model] : undefined;
  if (!recipe) throw new Error(`No model ${job.model} of ${job.shape}`);
  const tints: Record<string, string> = {};
  for (const picture of takePictures(recipe, job.finishes, width)) {
    const key = `${job.shape}-${picture.finish}`;
    tints[key] = await save(job.folder, key, picture);
  }
  return { shape: job.shape, milliseconds: performance.now() - start, tints };
}

// Jobs come only from make-pictures.ts. A failure ends the process, and with it the run.
process.on('message', (job: PictureJob) => {
  void take(job).then((result) => process.send?.(result));
});
