// All tools in one module, so that a page fetches them with one request.
export { ListingTools, RowTools } from './listing-tools.tsx';
export { ProductSharing } from './product-sharing.tsx';
export { ProductTools } from './product-tools.tsx';
export { ShareList } from '#features/share/share-list.tsx';
