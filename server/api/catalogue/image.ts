import type { ProductImage } from '#contract/product.ts';
import { isPictureKey, type PictureKey, pictureSizes, pictureUrl } from '#server/media/pictures.ts';
import type { ImageRecord } from '#server/db/schema/records.ts';

const storePicture = /^\/media\/pictures\/([a-z0-9-]+)-\d+\.avif$/;

/** Which of the store's own pictures an address shows, null where it shows none of them. */
const pictureKeyOf = (url: string): PictureKey | null => {
  const key = storePicture.exec(url)?.[1];
  return key !== undefined && isPictureKey(key) ? key : null;
};

/** A picture as the contract has it; the store's own pictures come with their other widths. */
export const imageView = ({ url, alt, width, height, blur }: ImageRecord): ProductImage => {
  const key = pictureKeyOf(url);
  return {
    url,
    alt,
    width,
    height,
    ...(key !== null && { sizes: pictureSizes.map((size) => ({ url: pictureUrl(key, size), width: size })) }),
    ...(blur !== undefined && { blur }),
  };
};

/** The small picture for a tile: the one that is named, else a small size of the one that is given, else none. */
export const tileUrl = (image: ImageRecord | null, pictureKey: string | null): string | null => {
  if (pictureKey !== null && isPictureKey(pictureKey)) return pictureUrl(pictureKey, 400);
  if (image === null) return null;
  const key = pictureKeyOf(image.url);
  return key === null ? image.url : pictureUrl(key, 400);
};
