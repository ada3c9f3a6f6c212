import { knifeBlade, multiToolBlade, sideCutters } from './blades.ts';
import { coldChisel } from './chisels.ts';
import { diamondCore, pipeCutter, sandingSheet } from './cores-and-papers.ts';
import { augerBit, flatBit, holeSaw, holeSawArbor, stepDrill } from './cutters.ts';
import { diamondBlade, flapDisc } from './discs.ts';
import { socketSet, torqueWrench } from './spanners.ts';
import { hacksawBlade, jigsawBlade, reciprocatingBlade } from './straight-blades.ts';
import { wireStripper } from './stripper.ts';

/** Drill accessories, and tools that turn nuts. */
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
  'jigsaw-blade': [jigsawBlade],
  'reciprocating-blade': [reciprocatingBlade],
  'hacksaw-blade': [hacksawBlade],
  'side-cutters': [sideCutters],
  'wire-stripper': [wireStripper],
} as const;
