import type { PageBlock } from './content.ts';

/** Whether only guests see a block: shoppers with an account don't need to open one, and come for their orders and lists. */
export const isForGuests = (block: PageBlock): boolean =>
  block.type === 'Registration' || (block.type === 'Banner' && block.emphasis === 'Hero');
