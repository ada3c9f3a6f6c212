import type { Basket } from '#contract/basket.ts';
import { addLine } from './add.ts';
import { changeAddOns, type ChangedBasket, changeQuantity, removeLines, touched } from './change.ts';
import { loadContents } from './lines.ts';
import { mergeGuestBasket } from './merge.ts';
import { findBasket, openBasket, refuseHiddenCatalogue, taxedIn } from './owner.ts';
import { reorder } from './reorder.ts';
import { basketView, emptyView } from './view.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';

const viewOf = (context: HandlerContext, changed: ChangedBasket | null): Promise<Basket> | Basket =>
  changed === null ? emptyView(context, null) : basketView(context, changed.basket, changed.notices, changed.contents);

export const basketHandlers = {
  async getBasket(context, { query }) {
    const basket = await findBasket(context, query.anonymousId);
    return basket === null ? emptyView(context, null) : basketView(context, basket);
  },

  async addToBasket(context, { body }) {
    refuseHiddenCatalogue(context);
    const { anonymousId, addonOptionIds = [], ...wish } = body;
    const basket = await openBasket(context, anonymousId);
    const before = await loadContents(context, basket.id, taxedIn(context, basket), [wish.productVariantId]);
    const { contents, notices } = await addLine(context, basket, before, { ...wish, addonOptionIds });
    return viewOf(context, { ...(await touched(context, basket, contents)), notices });
  },

  async removeFromBasket(context, { query, body }) {
    return viewOf(context, await removeLines(context, query.anonymousId, body.lineItemIds));
  },

  async setBasketQuantity(context, { query, body }) {
    return viewOf(context, await changeQuantity(context, query.anonymousId, body));
  },

  async mergeBasket(context, { params }) {
    return viewOf(context, await mergeGuestBasket(context, params.id));
  },

  async reorderIntoBasket(context, { params }) {
    return viewOf(context, await reorder(context, params.id));
  },

  async setBasketAddOns(context, { query, body }) {
    return viewOf(context, await changeAddOns(context, query.anonymousId, [body]));
  },

  async setBasketAddOnsInBulk(context, { query, body }) {
    return viewOf(context, await changeAddOns(context, query.anonymousId, body.items));
  },
} satisfies Handlers<
  | 'getBasket'
  | 'addToBasket'
  | 'removeFromBasket'
  | 'setBasketQuantity'
  | 'mergeBasket'
  | 'reorderIntoBasket'
  | 'setBasketAddOns'
  | 'setBasketAddOnsInBulk'
>;
