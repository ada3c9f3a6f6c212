/** What `npm run bench -- index` types into the part number box, letter by letter. */
export const typedIntoThePad = [
  'FX-HB-M10-060',
  'fx hb m8',
  'pl-bv-022',
  'hex bolt m10 60',
  'coach screw 8',
  'wood screw 5 x 60',
  '22mm ball valve',
  'grade 8.8 bolt',
  'zinc plated wash',
  'hexx bolt m12',
  'valvr 15mm',
] as const;
