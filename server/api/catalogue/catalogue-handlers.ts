import { addOnHandlers } from './add-ons.ts';
import { categoryHandlers } from './categories.ts';
import { filterHandlers } from '#server/api/catalogue/filters/filters.ts';
import { partHandlers } from '#server/api/catalogue/parts/export.ts';
import { productTypeHandlers } from './product-types.ts';
import { productHandlers } from './products.ts';
import { recommendationHandlers } from './recommendations.ts';
import { suggestionHandlers } from '#server/api/catalogue/search/suggestions.ts';

export const catalogueHandlers = {
  ...addOnHandlers,
  ...categoryHandlers,
  ...filterHandlers,
  ...partHandlers,
  ...productHandlers,
  ...productTypeHandlers,
  ...recommendationHandlers,
  ...suggestionHandlers,
};
