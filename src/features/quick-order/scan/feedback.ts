import * as z from 'zod/mini';
import { scanKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';

const Choice = z.object({ isLoud: z.boolean() });

/** Whether this device beeps and vibrates after a scan; it does until somebody turns that off. */
export const readIsLoud = (): boolean => readStored(Choice, scanKey)?.isLoud ?? true;

/** If storage is blocked, the choice lasts as long as the dialog. */
export const saveIsLoud = (isLoud: boolean): void => void writeStored(scanKey, { isLoud });

const beepHertz = 1760;
const beepSeconds = 0.09;

/** Beeps and vibrates if the device can and may; `close` releases the audio output. */
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
