import type { Handlers } from '#server/api/http/handler.ts';
import { ownOrder, visitorsOrder } from './access.ts';
import { cancelOrder } from './cancel.ts';
import { placeOrder } from './create.ts';
import { listOrders } from './list.ts';
import { makePaper } from './papers/papers.ts';
import { orderView } from './view.ts';

export const orderHandlers = {
  getOrders: (context, { query }) => listOrders(context, query),

  async getOrder(context, { params }) {
    return orderView(context, await ownOrder(context, params.id));
  },

  async getOrderSummary(context, { params, query }) {
    return orderView(context, await visitorsOrder(context, params.id, query.anonymousId));
  },

  async getOrderDocument(context, { params, query }) {
    return makePaper(context, await visitorsOrder(context, params.id, query.anonymousId), params.kind);
  },

  createOrder: (context, { body }) => placeOrder(context, body),

  async cancelOrder(context, { params }) {
    return orderView(context, await cancelOrder(context, params.id));
  },
} satisfies Handlers<'getOrders' | 'getOrder' | 'getOrderSummary' | 'getOrderDocument' | 'createOrder' | 'cancelOrder'>;
