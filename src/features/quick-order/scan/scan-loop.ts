import { type CameraFailure, cameraFailureOf, closeCamera, hasCameras, openCamera } from './camera.ts';
import { startDecoder } from './decoder.ts';
import { hasCounted, nothingInSight, see } from './sightings.ts';

/** `unreadable`: the barcode decoder could not be fetched. */
export type ScanFailure = CameraFailure | 'unreadable';

/** Receives the events of a running camera. */
export interface ScanListener {
  readonly onStream: (stream: MediaStream) => void;
  /** A code has come into view and counts. */
  readonly onCode: (code: string) => void;
  /** Whether a code that has counted is still in view. */
  readonly onSight: (isInSight: boolean) => void;
  readonly onFailure: (failure: ScanFailure) => void;
}

const betweenPicturesMs = 60;

const nextPicture = () => new Promise((go) => setTimeout(go, betweenPicturesMs));

/** A code as a single line; the control characters that separate fields in some formats become spaces. */
export const plainCode = (code: string): string =>
  code
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 200);

/** Shows the camera's picture and reads every code in it until `signal` aborts; then it releases the camera. */
export const runScan = async (
  videoOf: () => HTMLVideoElement | null,
  signal: AbortSignal,
  { onStream, onCode, onSight, onFailure }: ScanListener,
): Promise<void> => {
  if (!hasCameras()) return onFailure('unsupported');
  const started = startDecoder().catch(() => null);
  const stream = await openCamera().catch((error: unknown) => cameraFailureOf(error));
  try {
    if (signal.aborted) return undefined;
    if (typeof stream === 'string') return onFailure(stream);
    const decoder = await Promise.race([started, aborted(signal)]);
    if (signal.aborted) return undefined;
    const video = videoOf();
    if (decoder === null || video === null) return onFailure('unreadable');
    const fail = () => onFailure('stopped');
    for (const track of stream.getVideoTracks()) track.addEventListener('ended', fail, { signal });
    video.srcObject = stream;
    await video.play();
    onStream(stream);
    let inSight = nothingInSight;
    while (!signal.aborted) {
      const codes = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA ? await decoder.read(video) : [];
      if (signal.aborted) return undefined;
      const seen = see(inSight, codes.map(plainCode).filter(Boolean), performance.now());
      ({ inSight } = seen);
      for (const code of seen.counted) onCode(code);
      onSight(hasCounted(inSight));
      await nextPicture();
    }
    return undefined;
  } finally {
    if (typeof stream !== 'string') closeCamera(stream);
    // Also one that arrives only after the scanner was closed.
    void started.then((late) => late?.close());
  }
};

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => signal.addEventListener('abort', () => resolve(null), { once: true }));
