import type { Shape } from './shape.ts';

/** Building materials and finishes. */
export const building = {
  'paint-tin': {
    finishes: ['white', 'blue', 'green', 'grey'],
    named: /emulsion|eggshell|matt|gloss|satin|undercoat|primer|block|paint|stain|oil|varnish/i,
  },
  'paint-brush': { finishes: ['pine', 'black', 'blue'], named: /brush/i },
  'paint-roller': { finishes: ['blue', 'yellow'], named: /roller/i },
  'sealant-tube': { finishes: ['white', 'grey', 'black'], named: /silicone|sealant|caulk|grab adhesive/i },
  aerosol: { finishes: ['white', 'red', 'black'], named: /spray/i },
  batten: { finishes: ['pine', 'oak'], named: /timber|carcassing|batten|softwood|oak|(?<!skirting )board/i },
  sheet: { finishes: ['ply', 'mdf', 'white'], named: /plywood|mdf|board/i },
  'insulation-roll': { finishes: ['yellow', 'grey'], named: /insulation roll/i },
  'cement-bag': { finishes: ['grey', 'white'], named: /cement|mix|leveller|tile|plaster$|aggregate/i },
  'tape-roll': { finishes: ['grey', 'black', 'blue', 'yellow'], named: /tape/i },
  'glue-bottle': { finishes: ['white', 'black'], named: /glue/i },
  'chemical-bottle': { finishes: ['blue'], named: /inhibitor/i },
  tub: { finishes: ['white', 'yellow'], named: /compound|filler|wipes|spill kit/i },
  syringe: { finishes: ['white'], named: /epoxy adhesive/i },
  'foam-can': { finishes: ['orange'], named: /foam$/i },
  'film-roll': { finishes: ['black', 'blue'], named: /membrane|damp-proof course/i },
  'fence-panel': { finishes: ['brown'], named: /fence panel/i },
  'fence-post': { finishes: ['green'], named: /fence post/i },
  gutter: { finishes: ['black', 'white'], named: /gutter,/i },
  'channel-drain': { finishes: ['grey'], named: /channel drain/i },
  moulding: { finishes: ['primed'], named: /skirting board|architrave/i },
  osb: { finishes: ['strand'], named: /^osb/i },
  'plaster-bead': { finishes: ['zinc'], named: /plaster bead/i },
  'insulation-slab': { finishes: ['grey', 'yellow'], named: /slab/i },
} as const satisfies Readonly<Record<string, Shape>>;
