/** What a delivery option, offered or stored with an order, says about collection. */
export interface Collected {
  readonly isCollection?: boolean | undefined;
  readonly estimatedDaysMax: number;
  readonly carrier?: string | null | undefined;
}

/** Whether the buyer collects the goods. If the store doesn't say: whether they are there on the same day and nobody carries them. */
export const isCollected = ({ isCollection, estimatedDaysMax, carrier }: Collected): boolean =>
  isCollection ?? (estimatedDaysMax === 0 && (carrier ?? null) === null);
