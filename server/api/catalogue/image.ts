import type { ProductImage } from '#contract/product.ts';
import { isPictureKey, type PictureKey, pictureSizes, pictureUrl } from '#server/media/pictures.ts';
import type { ImageRecord } from '#server/db/schema/records.ts';

const storePicture = /^\/media\/pictures\/([a-z0-9-]+)-\d+\.avif$/;

/** The key of the store's own picture at a URL; null for other URLs. */
const pictureKeyOf = (url: string): PictureKey | null => {
  const key = storePicture.exec(url)?.[1];
  return key !== undefined && isPictureKey(key) ? key : null;
};

/** All widths of the store's own picture at a URL; undefined for other pictures. */
export const otherWidths = (url: string): ProductImage['sizes'] => {
  const key = pictureKeyOf(url);
  return key === null ? undefined : pictureSizes.map((size) => ({ url: pictureUrl(key, size), width: size }));
};

/** A picture in the contract's shape; the store's own pictures include their other widths. */
export const imageView = ({ url, alt, width, height, blur }: ImageRecord): ProductImage => {
  const sizes = otherWidths(url);
  return {
    url,
    alt,
    width,
    height,
    ...(sizes !== undefined && { sizes }),
    ...(blur !== undefined && { blur }),
  };
};

/** The URL of a tile's picture: the one with the given key, else a small size of the given image, else null. */
export const tileUrl = (image: ImageRecord | null, pictureKey: string | null): string | null => {
  if (pictureKey !== null && isPictureKey(pictureKey)) return pictureUrl(pictureKey, 400);
  if (image === null) return null;
  const key = pictureKeyOf(image.url);
  return key === null ? image.url : pictureUrl(key, 400);
};
