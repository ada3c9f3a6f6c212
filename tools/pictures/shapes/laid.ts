import { turned } from '#tools/pictures/combine.ts';
import type { Part } from '#tools/pictures/scene.ts';

/** Lays a tool modelled upright in the x-y plane flat on the ground. */
export function laid(parts: readonly Part[], heading: number): Part[] {
  return parts.map((part) => ({ ...part, solid: turned(turned(part.solid, 'x', -90), 'y', heading) }));
}
