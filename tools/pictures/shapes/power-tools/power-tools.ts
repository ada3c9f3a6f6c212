import { angleGrinder, battery, charger, dustExtractor, orbitalSander } from './grinding.ts';
import { drywallDriver, impactDriver, impactWrench, multiTool, rotaryHammer } from './drivers.ts';
import { circularSaw, jigsaw, reciprocatingSaw } from './saws.ts';

/** The 18 V range, by shape; the combi drill is with the cutting tools. */
export const powerTools = {
  'impact-driver': [impactDriver],
  'impact-wrench': [impactWrench],
  'drywall-driver': [drywallDriver],
  'rotary-hammer': [rotaryHammer],
  'multi-tool': [multiTool],
  'circular-saw': [circularSaw],
  jigsaw: [jigsaw],
  'reciprocating-saw': [reciprocatingSaw],
  'angle-grinder': [angleGrinder],
  'orbital-sander': [orbitalSander],
  battery: [battery],
  charger: [charger],
  'dust-extractor': [dustExtractor],
} as const;
