import type { PageBlock } from './content.ts';

/** What only a guest is shown of a page: who has an account is not asked to open one, and comes for their orders and lists. */
export const isForGuests = (block: PageBlock): boolean =>
  block.type === 'Registration' || (block.type === 'Banner' && block.emphasis === 'Hero');
