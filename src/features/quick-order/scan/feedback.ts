import * as z from 'zod/mini';
import { scanKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

const Choice = z.object({ isLoud: z.boolean() });

/** Whether a code that was read is heard and felt on this device; it is until somebody silences it. */
export const readIsLoud = (): boolean => readStored(Choice, scanKey)?.isLoud ?? true;

/** Where storage is refused the choice lasts as long as the dialog. */
export const saveIsLoud = (isLoud: boolean): void => void writeStored(scanKey, { isLoud });

const beepHertz = 1760;
const beepSeconds = 0.09;

/** Beeps and shakes, each where the device can and may; `close` gives its loudspeaker back. */
export const openFeedback = () => {
  const sound = 'AudioContext' in globalThis ? new AudioContext() : null;
  return {
    tell: () => {
      if ('vibrate' in navigator) navigator.vibrate(60);
      if (sound === null || sound.state !== 'running') return;
      const tone = sound.createOscillator();
      const loudness = sound.createGain();
      loudness.gain.value = 0.15;
      tone.frequency.value = beepHertz;
      tone.connect(loudness).connect(sound.destination);
      tone.start();
      tone.stop(sound.currentTime + beepSeconds);
    },
    close: () => void sound?.close(),
  };
};
