import { crossLineLaser, laserMeter } from './lasers.ts';
import { combinationSquare, markingKit } from './squares-and-marks.ts';

/** What a job is measured and marked with. */
export const settingOut = {
  'combination-square': [combinationSquare],
  'marking-kit': [markingKit],
  'cross-line-laser': [crossLineLaser],
  'laser-meter': [laserMeter],
} as const;
