import type { DeliveryOption } from './checkout.ts';

/** Whether the goods of a delivery option are collected: no day passes until then. */
export const isCollected = ({ estimatedDaysMax }: Pick<DeliveryOption, 'estimatedDaysMax'>): boolean =>
  estimatedDaysMax === 0;
