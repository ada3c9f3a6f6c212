import { crossLineLaser, laserMeter } from './lasers.ts';
import { combinationSquare, markingKit } from './squares-and-marks.ts';

/** Tools for measuring and marking out. */
export const settingOut = {
  'combination-square': [combinationSquare],
  'marking-kit': [markingKit],
  'cross-line-laser': [crossLineLaser],
  'laser-meter': [laserMeter],
} as const;
