/** What is typed into the box of a part number, letter by letter, by `npm run bench -- index`. */
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
