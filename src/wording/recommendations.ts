/** The headings of recommendations, by their type. */
export const recommendationWording = {
  'bought-together': 'Often bought with this',
  similar: 'Similar products',
  related: 'Goes with this',
  trending: 'Popular now',
  likeViewed: 'Similar to what you viewed',
  withTheCart: 'Often bought with what’s in your cart',
} as const;
