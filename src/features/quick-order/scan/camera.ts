/** Why there is no picture: the shopper or their device said no, there is no camera, or another program has it. */
export type CameraFailure = 'refused' | 'absent' | 'busy' | 'unsupported' | 'stopped';

/** What the browser's refusal of a camera means. */
export const cameraFailureOf = (error: unknown): CameraFailure => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent';
  // NotReadableError, AbortError: the camera is there and gives nothing.
  return 'busy';
};

/** Opens the camera at the back of a phone, or whichever there is; throws what the browser throws. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });

/** Where a page is not secure, or the browser too old, there is nothing to ask for a camera. */
export const hasCameras = (): boolean => 'mediaDevices' in navigator;

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** What of a camera's stream its light needs. */
interface LitStream {
  getVideoTracks(): readonly {
    readonly getCapabilities?: () => object;
    readonly applyConstraints: (constraints: MediaTrackConstraints) => Promise<void>;
  }[];
}

/** Whether the camera has a light that can be switched; a camera without one may name it all the same. */
export const hasTorch = (stream: LitStream): boolean => {
  // Firefox has no `getCapabilities` before version 132.
  const capabilities = stream.getVideoTracks()[0]?.getCapabilities?.();
  if (capabilities === undefined) return false;
  // Some browsers say whether it can be lit, others which of both it can be.
  const torch: unknown = Reflect.get(capabilities, 'torch');
  return torch === true || (Array.isArray(torch) && torch.includes(true));
};

/** Switches the light; false where the camera would not. */
export const switchTorch = async (stream: LitStream, isLit: boolean): Promise<boolean> => {
  const light: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isLit };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [light] });
    return true;
  } catch {
    return false;
  }
};
