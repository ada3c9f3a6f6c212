import type { Audience } from '#offline/reads/read-context.ts';
import { keepShared } from '#offline/shared-files.ts';
import { shareWording as words } from '#wording/share.ts';
import type { SharedLine } from './pad-link.ts';

/** Stores the lines of a link on the device for the pad, like a file shared by the system; false if there are none, or no room. */
export const keepLines = async (audience: Audience, lines: readonly SharedLine[]): Promise<boolean> => {
  const text = lines.map(({ sku, quantity }) => `${sku}\t${quantity}`).join('\n');
  const bytes = new TextEncoder().encode(text);
  const file = { name: words.fromLink, size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.buffer) };
  return lines.length > 0 && keepShared(audience, [file]);
};
