import { resinCartridge } from './resin.ts';
import { gallowsBracket, shelfBracket } from './shelf-brackets.ts';
import { connectorPlate, hammerFixing, hollowWallAnchor, resinSleeve } from './wall-fixings.ts';
import { boardFixing, joistHanger } from './board-and-joist.ts';
import { flangeNut, lockNut, pennyWasher, plateWasher, springWasher, studdingConnector, wingNut } from './nuts.ts';

/** Special nuts and washers, and fixings for boards and beams. */
export const fixings = {
  'board-fixing': [boardFixing],
  'joist-hanger': [joistHanger],
  'hammer-fixing': [hammerFixing],
  'hollow-wall-anchor': [hollowWallAnchor],
  'resin-sleeve': [resinSleeve],
  'connector-plate': [connectorPlate],
  'lock-nut': [lockNut],
  'flange-nut': [flangeNut],
  'wing-nut': [wingNut],
  'studding-connector': [studdingConnector],
  'penny-washer': [pennyWasher],
  'spring-washer': [springWasher],
  'plate-washer': [plateWasher],
  'resin-cartridge': [resinCartridge],
  'shelf-bracket': [shelfBracket],
  'gallows-bracket': [gallowsBracket],
} as const;
