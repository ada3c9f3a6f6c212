import type { Queryable } from '#server/db/database.ts';
import type { DriverContext, PaymentDriver } from '#server/api/payments/driver.ts';
import { type Attempt, providerBusy } from './provider-answer.ts';

type Release = () => void;

/** The place of each open transaction that has one, or may take one. */
const held = new WeakMap<Queryable, { release: Release | null }>();

/** Runs the work of a transaction, which keeps the place that it takes at a provider until the work has ended. */
export const keepingPlace = async <T>(tx: Queryable, work: () => Promise<T>): Promise<T> => {
  const kept: { release: Release | null } = { release: null };
  held.set(tx, kept);
  try {
    return await work();
  } finally {
    held.delete(tx);
    kept.release?.();
  }
};

/**
 * How many transactions may wait for providers. Each keeps its connection meanwhile, so they are fewer than half of the
 * connections: the rest of the store goes on while a provider is slow.
 */
export const placesOf = (connections: number): { readonly all: number; readonly payers: number } => {
  const all = Math.max(1, Math.ceil(connections / 2) - 1);
  // One is left to notices and jobs, so that shoppers who pay can't keep them from completing payments.
  return { all, payers: Math.max(1, all - 1) };
};

/** Gives drivers whose calls share a number of places. Nobody waits for a place, so that places and locks can't wait for each other. */
export const sharePlaces = (drivers: readonly PaymentDriver[], connections: number): PaymentDriver[] => {
  const places = placesOf(connections);
  let taken = 0;

  const take = (max: number, attempt: Attempt): Release => {
    if (taken >= max) throw providerBusy(attempt);
    taken += 1;
    return () => {
      taken -= 1;
    };
  };

  const call = async <T>(attempt: Attempt, { db }: DriverContext, ask: () => Promise<T>): Promise<T> => {
    const kept = held.get(db);
    if (kept !== undefined) {
      kept.release ??= take(places.all, attempt);
      return ask();
    }
    const release = take(places.all, attempt);
    try {
      return await ask();
    } finally {
      release();
    }
  };

  return drivers.map((driver) => {
    const { finish } = driver;
    return {
      ...driver,
      takePlace(db, attempt) {
        const kept = held.get(db);
        if (kept !== undefined) kept.release ??= take(places.payers, attempt);
      },
      begin: (payment, context) => call('begin', context, () => driver.begin(payment, context)),
      process: (payment, input, context) => call('ask', context, () => driver.process(payment, input, context)),
      refresh: (payment, context) => call('ask', context, () => driver.refresh(payment, context)),
      ...(finish !== undefined && {
        finish: (payment, context) => call('ask', context, () => finish(payment, context)),
      }),
      cancel: (payment, context) => call('end', context, () => driver.cancel(payment, context)),
      refund: (payment, amountMinor, context) =>
        call('refund', context, () => driver.refund(payment, amountMinor, context)),
    };
  });
};
