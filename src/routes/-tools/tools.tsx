// One file of tools: what a page fetches of them, it fetches at once.
export { ListingTools, RowTools } from './listing-tools.tsx';
export { ProductSharing } from './product-sharing.tsx';
export { ProductTools } from './product-tools.tsx';
export { ShareList } from '#features/share/share-list.tsx';
