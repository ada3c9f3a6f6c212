/** Why there is no picture: access was denied, there is no camera, or another program is using it. */
export type CameraFailure = 'refused' | 'absent' | 'busy' | 'unsupported' | 'stopped';

/** Translates the browser's error. */
export const cameraFailureOf = (error: unknown): CameraFailure => {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'absent';
  // NotReadableError, AbortError: the camera exists, but delivers nothing.
  return 'busy';
};

/** Opens the rear camera of a phone, or else any camera; rejects with the browser's error. */
export const openCamera = (): Promise<MediaStream> =>
  navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
  });

/** False if the page isn't secure or the browser is too old: then there is no camera API. */
export const hasCameras = (): boolean => 'mediaDevices' in navigator;

export const closeCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};

/** The part of a camera's stream that switches its light. */
interface LitStream {
  getVideoTracks(): readonly {
    readonly getCapabilities?: () => object;
    readonly applyConstraints: (constraints: MediaTrackConstraints) => Promise<void>;
  }[];
}

/** Whether the camera has a light that can be switched; some cameras without one list it anyway. */
export const hasTorch = (stream: LitStream): boolean => {
  // Firefox has no `getCapabilities` before version 132.
  const capabilities = stream.getVideoTracks()[0]?.getCapabilities?.();
  if (capabilities === undefined) return false;
  // Some browsers report a boolean, others the list of possible values.
  const torch: unknown = Reflect.get(capabilities, 'torch');
  return torch === true || (Array.isArray(torch) && torch.includes(true));
};

/** Switches the light; resolves to false if the camera refuses. */
export const switchTorch = async (stream: LitStream, isLit: boolean): Promise<boolean> => {
  const light: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: isLit };
  try {
    await stream.getVideoTracks()[0]?.applyConstraints({ advanced: [light] });
    return true;
  } catch {
    return false;
  }
};
