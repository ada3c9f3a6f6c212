import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import './picture.css';

/**
 * `width` and `height` are the file's own px, used as a ratio; `standIn` is a file that is already loaded, shown until its
 * own is; `fallback` shows if the file can't be loaded.
 */
export type PictureProps = {
  src: string;
  alt: string;
  width: number;
  height: number;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  isPriority?: boolean;
  standIn?: string | undefined;
  fallback?: ReactNode;
  className?: string;
};

/** A picture that causes no layout shift; lazy unless it is the page's main one. */
export function Picture({
  src,
  alt,
  width,
  height,
  srcSet,
  sizes,
  isPriority = false,
  standIn,
  fallback,
  className,
}: PictureProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();
  const [plainSrc, setPlainSrc] = useState<string>();
  // Requested with CORS, so that the worker can cache it; if the other site refuses CORS, requested again without it.
  const isCrossOrigin = /^https?:/.test(src) && plainSrc !== src;
  const fail = useCallback(() => (isCrossOrigin ? setPlainSrc(src) : setFailedSrc(src)), [isCrossOrigin, src]);
  useEffect(() => {
    const shown = picture.current;
    if (shown !== null && shown.complete && shown.naturalWidth === 0 && shown.currentSrc !== '') fail();
  }, [fail]);
  const classes = className === undefined ? 'picture' : `picture ${className}`;
  if (failedSrc === src && fallback !== undefined) {
    return (
      <span className={classes} style={{ aspectRatio: `${width} / ${height}` }}>
        {fallback}
      </span>
    );
  }
  return (
    <img
      ref={picture}
      className={classes}
      style={standIn === undefined ? undefined : { backgroundImage: `url("${standIn}")` }}
      crossOrigin={isCrossOrigin ? 'anonymous' : undefined}
      src={src}
      srcSet={srcSet}
      sizes={sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isPriority ? 'eager' : 'lazy'}
      fetchPriority={isPriority ? 'high' : undefined}
      decoding={isPriority ? 'sync' : 'async'}
      onError={fail}
    />
  );
}
