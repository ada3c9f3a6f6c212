/** Every kind the kit can draw; an unknown kind is drawn as a carton. */
export const drawingKinds = [
  'bolt',
  'screw',
  'nut',
  'washer',
  'anchor',
  'pipe',
  'elbow',
  'tee',
  'valve',
  'tap',
  'cable',
  'socket',
  'lamp',
  'blade',
  'bit',
  'hammer',
  'screwdriver',
  'spanner',
  'glove',
  'boot',
  'hat',
  'tin',
  'tube',
  'tape',
  'sheet',
  'batten',
  'bag',
  'box',
  'carton',
] as const;

export type DrawingKind = (typeof drawingKinds)[number];

export function drawingKindOf(name: string): DrawingKind {
  return drawingKinds.find((kind) => kind === name) ?? 'carton';
}
