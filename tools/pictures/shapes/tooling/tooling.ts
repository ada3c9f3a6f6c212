import { wireStripper } from './stripper.ts';
import { knifeBlade, multiToolBlade, sideCutters } from './blades.ts';
import { coldChisel } from './chisels.ts';
import { diamondCore, pipeCutter, sandingSheet } from './cores-and-papers.ts';
import { augerBit, flatBit, holeSaw, holeSawArbor, stepDrill } from './cutters.ts';
import { diamondBlade, flapDisc } from './discs.ts';
import { socketSet, torqueWrench } from './spanners.ts';

/** What is chucked in a drill, and what turns a nut. */
export const tooling = {
  'step-drill': [stepDrill],
  'auger-bit': [augerBit],
  'flat-bit': [flatBit],
  'hole-saw': [holeSaw],
  'hole-saw-arbor': [holeSawArbor],
  'diamond-core': [diamondCore],
  'pipe-cutter': [pipeCutter],
  'sanding-sheet': [sandingSheet],
  'cold-chisel': [coldChisel],
  'flap-disc': [flapDisc],
  'diamond-blade': [diamondBlade],
  'socket-set': [socketSet],
  'torque-wrench': [torqueWrench],
  'knife-blade': [knifeBlade],
  'multi-tool-blade': [multiToolBlade],
  'side-cutters': [sideCutters],
  'wire-stripper': [wireStripper],
} as const;
