import { findChromium } from './chromium.ts';
import type { Engine, EngineName, Found } from './engine.ts';
import { findFirefox } from './firefox.ts';
import { findWebKit } from './webkit.ts';

const finders: Readonly<Record<EngineName, () => Promise<Found>>> = {
  chromium: findChromium,
  firefox: findFirefox,
  webkit: findWebKit,
};

/** Looks for an engine on this machine. */
export const findEngine = (name: EngineName): Promise<Found> => finders[name]();

/** An engine of this machine; throws with what is missing. */
export const engineOf = async (name: EngineName): Promise<Engine> => {
  const found = await findEngine(name);
  if ('missing' in found) throw new Error(`${found.missing} ${found.install}`);
  return found.engine;
};
