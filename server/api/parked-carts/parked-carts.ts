import type { ParkedCart } from '#contract/parked-cart.ts';
import { basketView } from '#server/api/basket/view.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { bringBack } from './bring-back.ts';
import { deleteParked, park } from './park.ts';
import { loadParked, parkedView } from './view.ts';

export const parkedCartHandlers = {
  async getParkedCarts(context) {
    const carts: ParkedCart[] = [];
    // One after another: all of them at once may be thousands of lines.
    for (const basket of await loadParked(context)) carts.push(await parkedView(context, basket));
    return carts;
  },

  parkCart: async (context, { params, body }) => basketView(context, await park(context, params.id, body)),

  async bringBackCart(context, { params, body }) {
    const { basket, notices } = await bringBack(context, params.id, body);
    return basketView(context, basket, notices);
  },

  async deleteParkedCart(context, { params }) {
    await deleteParked(context, params.id);
    return { isDone: true };
  },
} satisfies Handlers<'getParkedCarts' | 'parkCart' | 'bringBackCart' | 'deleteParkedCart'>;
