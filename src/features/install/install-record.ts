import { installKey } from '#offline/storage-names.ts';
import { readStored, writeStored } from '#shopper/stored.ts';
import { freshRecord, InstallRecord, mayOffer, withVisit } from './install-offer.ts';
import { installState, isAppleDevice, type OfferPlace } from './install-state.ts';

const read = (): InstallRecord => readStored(InstallRecord, installKey) ?? freshRecord;

/** Without storage there is no offer, since a refusal couldn't be remembered. */
const save = (record: InstallRecord): boolean => writeStored(installKey, record);

/** Records this visit. */
export const noteVisit = (): void => void save(withVisit(read(), Date.now()));

/** Shows the install offer in a place, if installing is possible and the last offer is long enough ago. */
export const considerOffer = (place: OfferPlace): void => {
  const { question, isInstalled, offeredIn } = installState;
  if (isInstalled || offeredIn !== null || (question === null && !isAppleDevice())) return;
  const record = read();
  const now = Date.now();
  if (mayOffer(record, place === 'order', now) && save({ ...record, offeredAt: now })) installState.offeredIn = place;
};

export const declineOffer = (): void => {
  installState.offeredIn = null;
  const record = read();
  save({ ...record, declined: [...record.declined, Date.now()] });
};
