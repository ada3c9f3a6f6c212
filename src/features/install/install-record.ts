import * as z from 'zod/mini';
import { freshRecord, InstallRecord, mayOffer, withVisit } from './install-offer.ts';
import { installState, isAppleDevice, type OfferPlace } from './install-state.ts';

const key = 'tradecounter-install';

const read = (): InstallRecord => {
  try {
    const parsed = z.safeParse(InstallRecord, JSON.parse(localStorage.getItem(key) ?? 'null'));
    return parsed.success ? parsed.data : freshRecord;
  } catch {
    return freshRecord;
  }
};

/** Without storage there is no offer, since a refusal couldn't be remembered. */
const keep = (record: InstallRecord): boolean => {
  try {
    localStorage.setItem(key, JSON.stringify(record));
    return true;
  } catch {
    return false;
  }
};

/** Records this visit. */
export const noteVisit = (): void => void keep(withVisit(read(), Date.now()));

/** Shows the install offer in a place, if it is possible and not too soon after the last one. */
export const considerOffer = (place: OfferPlace): void => {
  const { question, isInstalled, offeredIn } = installState;
  if (isInstalled || offeredIn !== null || (question === null && !isAppleDevice())) return;
  const record = read();
  const now = Date.now();
  if (mayOffer(record, place === 'order', now) && keep({ ...record, offeredAt: now })) installState.offeredIn = place;
};

export const declineOffer = (): void => {
  installState.offeredIn = null;
  const record = read();
  keep({ ...record, declined: [...record.declined, Date.now()] });
};
