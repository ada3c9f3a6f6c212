import tints from './picture-tints.json' with { type: 'json' };

/** Every shape with a picture, and its finishes. A picture's key is `<shape>-<finish>`. */
export const finishesByShape = {
  bolt: ['zinc', 'black', 'stainless', 'brass'],
  'hex-nut': ['zinc', 'black', 'stainless', 'brass'],
  washer: ['zinc', 'black', 'stainless'],
  'wood-screw': ['zinc', 'brass', 'stainless', 'yellow'],
  'drywall-screw': ['black', 'zinc'],
  anchor: ['grey', 'red', 'zinc'],
  nail: ['zinc', 'black', 'copper'],
  'threaded-rod': ['zinc', 'stainless'],
  bracket: ['zinc', 'black', 'white'],
  hinge: ['brass', 'stainless', 'black'],
  chain: ['zinc', 'black'],
  pipe: ['copper', 'white', 'grey', 'black'],
  elbow: ['brass', 'copper', 'white', 'chrome'],
  tee: ['brass', 'copper', 'white'],
  coupling: ['brass', 'chrome', 'white'],
  'ball-valve': ['brass', 'chrome', 'blue'],
  tap: ['chrome', 'brass', 'black'],
  'radiator-valve': ['white', 'chrome'],
  hose: ['green', 'yellow', 'black'],
  'pipe-clip': ['white', 'grey', 'brass'],
  'cable-reel': ['grey', 'orange', 'black', 'blue'],
  'socket-outlet': ['white', 'chrome', 'black'],
  'light-switch': ['white', 'chrome', 'black'],
  'junction-box': ['white', 'grey', 'black'],
  'consumer-unit': ['white', 'grey'],
  lamp: ['white', 'clear'],
  conduit: ['white', 'black', 'zinc'],
  'cable-tie': ['white', 'black'],
  hammer: ['red', 'yellow', 'pine'],
  screwdriver: ['red', 'yellow', 'blue'],
  spanner: ['chrome', 'black'],
  pliers: ['red', 'blue', 'orange'],
  'drill-bit': ['steel', 'black', 'gold'],
  'saw-blade': ['steel', 'red'],
  'tape-measure': ['yellow', 'red', 'black'],
  'spirit-level': ['yellow', 'red', 'blue'],
  'power-drill': ['blue', 'yellow', 'green'],
  glove: ['grey', 'orange', 'black'],
  'hard-hat': ['white', 'yellow', 'orange', 'blue'],
  'safety-boot': ['black', 'tan'],
  goggles: ['clear', 'black'],
  'ear-defender': ['yellow', 'red', 'black'],
  'paint-tin': ['white', 'blue', 'green', 'grey'],
  'paint-brush': ['pine', 'black', 'blue'],
  'paint-roller': ['blue', 'yellow'],
  'sealant-tube': ['white', 'grey', 'black'],
  aerosol: ['white', 'red', 'black'],
  batten: ['pine', 'oak'],
  sheet: ['ply', 'mdf', 'white'],
  'insulation-roll': ['yellow', 'grey'],
  'cement-bag': ['grey', 'white'],
  'tape-roll': ['grey', 'black', 'blue', 'yellow'],
  padlock: ['brass', 'black'],
  bucket: ['black', 'yellow'],
  carton: ['brown', 'white'],
  'impact-driver': ['blue'],
  'impact-wrench': ['blue'],
  'drywall-driver': ['blue'],
  'rotary-hammer': ['blue'],
  'multi-tool': ['blue'],
  'circular-saw': ['blue'],
  jigsaw: ['blue'],
  'reciprocating-saw': ['blue'],
  'angle-grinder': ['blue'],
  'orbital-sander': ['blue'],
  battery: ['blue'],
  charger: ['blue'],
  'dust-extractor': ['yellow'],
  'coach-bolt': ['zinc', 'black'],
  'eye-bolt': ['zinc'],
  'u-bolt': ['zinc', 'stainless'],
  'machine-screw': ['zinc'],
  'slotted-screw': ['brass'],
  'countersunk-screw': ['zinc'],
  'socket-screw': ['black', 'stainless'],
  'button-screw': ['black'],
  'grub-screw': ['black'],
  'self-drilling-screw': ['zinc', 'stainless'],
  'hand-saw': ['yellow'],
  hacksaw: ['red'],
  'trimming-knife': ['red'],
  'cutting-disc': ['black'],
  'hex-key': ['black'],
  'adjustable-spanner': ['chrome'],
  'club-hammer': ['pine', 'yellow'],
  'glue-bottle': ['white', 'black'],
  'chemical-bottle': ['blue'],
  tub: ['white', 'yellow'],
  syringe: ['white'],
  'sealant-gun': ['red'],
  'foam-can': ['orange'],
  'panel-radiator': ['white'],
  pump: ['red'],
  'lever-handle': ['brass', 'stainless', 'black'],
  'pull-handle': ['brass', 'stainless', 'black'],
  knob: ['brass', 'stainless', 'black'],
  'mortice-lock': ['brass', 'stainless', 'black'],
  'euro-cylinder': ['brass', 'stainless'],
  'door-closer': ['grey'],
  plug: ['white', 'black'],
  'circuit-breaker': ['white'],
  broom: ['red'],
  'hi-vis-vest': ['yellow'],
  jacket: ['yellow', 'black'],
  'polo-shirt': ['blue'],
  'work-trousers': ['yellow'],
  'dust-mask': ['white'],
  spectacles: ['clear', 'black', 'amber'],
  'tool-box': ['red'],
  'first-aid-kit': ['green'],
  'basin-mixer': ['chrome', 'brass', 'black'],
  'kitchen-mixer': ['chrome', 'brass', 'black'],
  thermostat: ['white'],
  'driver-bit': ['steel'],
  'film-roll': ['black', 'blue'],
  'combination-square': ['red'],
  'marking-kit': ['red'],
  'cross-line-laser': ['blue'],
  'laser-meter': ['yellow'],
  'tool-bag': ['black'],
  'tool-belt': ['tan'],
  'board-fixing': ['zinc', 'white'],
  'joist-hanger': ['zinc'],
  'lock-nut': ['zinc', 'stainless'],
  'flange-nut': ['zinc'],
  'wing-nut': ['zinc', 'stainless'],
  'studding-connector': ['zinc'],
  'penny-washer': ['zinc', 'stainless'],
  'spring-washer': ['black'],
  'plate-washer': ['zinc'],
} as const;

export type PictureShape = keyof typeof finishesByShape;
export type PictureKey = { [S in PictureShape]: `${S}-${(typeof finishesByShape)[S][number]}` }[PictureShape];

/** Square edge lengths in pixels. */
export const pictureSizes = [800, 400, 160] as const;
export type PictureSize = (typeof pictureSizes)[number];

export const pictureKeys: readonly PictureKey[] = Object.entries(finishesByShape).flatMap(([shape, finishes]) =>
  // Object.entries loses which finish belongs to which shape; the table above is the proof.
  finishes.map((finish) => `${shape}-${finish}` as PictureKey),
);

const known: ReadonlySet<string> = new Set(pictureKeys);

export function isPictureKey(text: string): text is PictureKey {
  return known.has(text);
}

/** Address of one picture, from the root of the store. */
export function pictureUrl(key: PictureKey, size: PictureSize): string {
  return `/media/pictures/${key}-${size}.avif`;
}

const tintByKey: Readonly<Record<string, string>> = tints;

/** Mean colour of a picture as #rrggbb: painted until it has loaded. */
export function pictureTint(key: PictureKey): string {
  return tintByKey[key] ?? '#e6e7e7';
}
