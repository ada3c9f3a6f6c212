/** Invented makers; a part number starts with its maker's two letters. */
export const brands = {
  FX: ['Farrowfix', 'Bolts, screws and anchors for the site and the workshop, boxed in quantities that get used.'],
  IM: ['Ironmere', 'Stainless and structural fasteners with full batch traceability.'],
  CB: ['Copperbeck', 'Pipe, fittings and valves for water and heating.'],
  TW: ['Tidewell', 'Taps, showers and bathroom fittings that a plumber can get spares for.'],
  TS: ['Thermstead', 'Radiators, controls and hot water.'],
  VT: ['Voltry', 'Cable, containment and wiring accessories.'],
  LW: ['Lumeworth', 'Lamps and luminaires with honest figures on the box.'],
  HP: ['Halden & Pike', 'Hand tools forged and ground to be kept for life.'],
  KS: ['Kestrow', 'Sound hand tools at a price that forgives the van being left open.'],
  AR: ['Ardentis', '18 V power tools on one battery.'],
  SD: ['Sawdene', 'Blades, bits and abrasives.'],
  GW: ['Gardwell', 'Protective clothing, gloves and footwear.'],
  MW: ['Marlowhite', 'Trade paints, primers and woodcare.'],
  BW: ['Bondwright', 'Sealants, adhesives, fillers and tapes.'],
  SG: ['Stonegarth', 'Cement, aggregates, insulation and boards.'],
  OH: ['Oakhurne', 'Timber and sheet materials from certified forests.'],
  CL: ['Castelyne', 'Locks, hinges and door furniture.'],
  FL: ['Foxleigh', 'Everyday lines at everyday prices.'],
} as const satisfies Record<string, readonly [name: string, description: string]>;

export type BrandCode = keyof typeof brands;

const isBrand = (text: string): text is BrandCode => text in brands;

/** The maker that a part number starts with. */
export function brandOf(code: string): BrandCode {
  const start = code.slice(0, 2);
  if (!isBrand(start)) throw new Error(`${code} begins with no brand.`);
  return start;
}

export const brandCodes = Object.keys(brands).filter(isBrand);
