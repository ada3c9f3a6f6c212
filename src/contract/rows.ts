import * as addressLookups from './address-lookup.ts';
import * as addresses from './address.ts';
import * as backInStock from './back-in-stock.ts';
import * as baskets from './basket-rows.ts';
import * as categories from './category.ts';
import * as checkout from './checkout-rows.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import * as credit from './credit.ts';
import * as customers from './customer.ts';
import * as orderDocuments from './order-document.ts';
import * as orders from './order-rows.ts';
import * as parkedCartRows from './parked-cart-rows.ts';
import * as parkedCarts from './parked-cart.ts';
import * as parts from './part.ts';
import * as payments from './payment.ts';
import * as privacy from './privacy.ts';
import * as products from './product-rows.ts';
import * as push from './push.ts';
import type { Row } from './row.ts';
import * as session from './session.ts';
import * as trail from './shopper-trail.ts';
import * as store from './store.ts';
import * as wishlists from './wishlist.ts';

/** Every call of the store API, under the name used on both sides. The page imports single rows, never this. */
export const rows = {
  getStoreSettings: store.getStoreSettings,
  getMainMenu: store.getMainMenu,
  getRedirects: store.getRedirects,
  addToBasket: baskets.addToBasket,
  removeFromBasket: baskets.removeFromBasket,
  getBasket: baskets.getBasket,
  setBasketQuantity: baskets.setBasketQuantity,
  mergeBasket: baskets.mergeBasket,
  reorderIntoBasket: baskets.reorderIntoBasket,
  getParkedCarts: parkedCarts.getParkedCarts,
  parkCart: parkedCartRows.parkCart,
  bringBackCart: parkedCartRows.bringBackCart,
  deleteParkedCart: parkedCartRows.deleteParkedCart,
  setBasketAddOns: baskets.setBasketAddOns,
  setBasketAddOnsInBulk: baskets.setBasketAddOnsInBulk,
  signIn: session.signIn,
  signOut: session.signOut,
  requestSignUp: session.requestSignUp,
  requestAccountOfOrder: session.requestAccountOfOrder,
  completeSignUp: session.completeSignUp,
  completeInvite: session.completeInvite,
  requestPasswordReset: session.requestPasswordReset,
  completePasswordReset: session.completePasswordReset,
  getCategoryTree: categories.getCategoryTree,
  getCategories: categories.getCategories,
  getCategory: categories.getCategory,
  getCategoryBySlug: categories.getCategoryBySlug,
  getSubcategories: categories.getSubcategories,
  getProductBySlug: products.getProductBySlug,
  getProduct: products.getProduct,
  getProducts: products.getProducts,
  getSuggestions: products.getSuggestions,
  getParts: parts.getParts,
  postFilterTypes: products.postFilterTypes,
  getFilterAttributes: products.getFilterAttributes,
  getFilters: products.getFilters,
  getProductAddOns: products.getProductAddOns,
  getProductType: products.getProductType,
  getAddOns: products.getAddOns,
  getPageByUrl: content.getPageByUrl,
  getPages: content.getPages,
  getBlogCategoryBySlug: content.getBlogCategoryBySlug,
  getBlogPosts: content.getBlogPosts,
  getCheckoutSummary: checkout.getCheckoutSummary,
  getDeliveryOptions: checkout.getDeliveryOptions,
  setDeliveryAddress: checkout.setDeliveryAddress,
  setBillingAddress: checkout.setBillingAddress,
  setCustomerInfo: checkout.setCustomerInfo,
  chooseDeliveryOption: checkout.chooseDeliveryOption,
  addDiscountCode: checkout.addDiscountCode,
  removeDiscountCode: checkout.removeDiscountCode,
  setCheckoutQuantity: checkout.setCheckoutQuantity,
  removeFromCheckout: checkout.removeFromCheckout,
  setCustomerFields: checkout.setCustomerFields,
  setCheckoutAddOns: checkout.setCheckoutAddOns,
  setCheckoutAddOnsInBulk: checkout.setCheckoutAddOnsInBulk,
  getAddresses: addresses.getAddresses,
  createAddress: addresses.createAddress,
  updateAddress: addresses.updateAddress,
  deleteAddress: addresses.deleteAddress,
  makeAddressDefault: addresses.makeAddressDefault,
  getCompanyAddresses: addresses.getCompanyAddresses,
  createCompanyAddress: addresses.createCompanyAddress,
  lookUpAddresses: addressLookups.lookUpAddresses,
  getOrders: orders.getOrders,
  getOrder: orders.getOrder,
  getOrderSummary: orders.getOrderSummary,
  getOrderDocument: orderDocuments.getOrderDocument,
  createOrder: orders.createOrder,
  cancelOrder: orders.cancelOrder,
  createReturn: orders.createReturn,
  getReturns: orders.getReturns,
  getReturn: orders.getReturn,
  getReturnReasons: orders.getReturnReasons,
  getReturnResolutions: orders.getReturnResolutions,
  getPaymentProviders: payments.getPaymentProviders,
  createPayment: payments.createPayment,
  processPayment: payments.processPayment,
  refreshPayment: payments.refreshPayment,
  getCredits: credit.getCredits,
  getCustomer: customers.getCustomer,
  getCustomerSettings: customers.getCustomerSettings,
  updateCustomerSettings: customers.updateCustomerSettings,
  changePassword: customers.changePassword,
  subscribeToMarketing: customers.subscribeToMarketing,
  sendContactMessage: contact.sendContactMessage,
  getPrivacyPolicy: privacy.getPrivacyPolicy,
  acceptPrivacyPolicy: privacy.acceptPrivacyPolicy,
  requestBackInStock: backInStock.requestBackInStock,
  getPushKey: push.getPushKey,
  subscribeToPush: push.subscribeToPush,
  unsubscribeFromPush: push.unsubscribeFromPush,
  getViewedProducts: trail.getViewedProducts,
  clearViewedProducts: trail.clearViewedProducts,
  recordViewedVariant: trail.recordViewedVariant,
  getRecommendations: trail.getRecommendations,
  getWishlists: wishlists.getWishlists,
  createWishlist: wishlists.createWishlist,
  getWishlist: wishlists.getWishlist,
  renameWishlist: wishlists.renameWishlist,
  deleteWishlist: wishlists.deleteWishlist,
  addWishlistItem: wishlists.addWishlistItem,
  updateWishlistItem: wishlists.updateWishlistItem,
  removeWishlistItem: wishlists.removeWishlistItem,
} as const satisfies Record<string, Row>;

export type Rows = typeof rows;
export type RowName = keyof Rows;
