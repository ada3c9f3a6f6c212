import { accountDriver } from '#server/api/payments/account-driver.ts';
import type { PaymentDriver, PaymentDrivers } from '#server/api/payments/driver.ts';
import { transferDays } from '#server/api/payments/transfer/transfer-terms.ts';
import { transferDriver } from '#server/api/payments/transfer/transfer-driver.ts';
import { sharePlaces } from '#server/api/payments/providers/provider-places.ts';
import { providerIds } from '#server/api/payments/provider-ids.ts';
import { sandboxCardDriver } from './card-driver.ts';
import { sandboxHostedDriver } from './hosted-driver.ts';
import { sandboxWalletDriver } from './wallet-driver.ts';

const cards = ['visa', 'mastercard', 'americanexpress', 'dinersclub'];

/**
 * The payment drivers of a store: its real providers, the sandbox if requested, pay on account and bank transfer. `pagesUrl`
 * is where the sandbox pages are mounted: a path on the shop's own origin, or an absolute URL without a trailing slash.
 * `connections` is the size of the database's pool, part of which may wait for real providers.
 */
export const createPaymentDrivers = ({
  pagesUrl = '/sandbox',
  hasSandbox = true,
  real = [],
  connections = 10,
}: {
  readonly pagesUrl?: string;
  readonly hasSandbox?: boolean;
  readonly real?: readonly PaymentDriver[];
  readonly connections?: number;
} = {}): PaymentDrivers => {
  const cardA = sandboxCardDriver(
    {
      code: 'sandbox-card-a',
      kind: 'Card',
      provider: {
        id: providerIds.cardA,
        name: 'Card',
        description: 'Pay by credit or debit card.',
        icons: cards,
        isDefault: real.length === 0,
        settings: {},
      },
    },
    { pagesUrl, alwaysChallenges: false },
  );
  const cardB = sandboxCardDriver(
    {
      code: 'sandbox-card-b',
      kind: 'Card',
      provider: {
        id: providerIds.cardB,
        name: 'Card with bank check',
        description: 'Pay by card and confirm it with your bank.',
        icons: cards,
        isDefault: false,
        settings: {},
      },
    },
    { pagesUrl, alwaysChallenges: true },
  );
  const wallet = sandboxWalletDriver(
    {
      code: 'sandbox-wallet',
      kind: 'Wallet',
      provider: {
        id: providerIds.wallet,
        name: 'Pocket wallet',
        description: 'Approve the payment in your wallet.',
        icons: ['wallet'],
        isDefault: false,
        settings: {},
      },
    },
    { pagesUrl },
  );
  const hosted = sandboxHostedDriver(
    {
      code: 'sandbox-hosted',
      kind: 'Hosted',
      provider: {
        id: providerIds.hosted,
        name: 'Bank payment page',
        description: 'Pay on your bank’s page, then come back here.',
        icons: ['bank'],
        isDefault: false,
        settings: {},
      },
    },
    { pagesUrl },
  );
  const account = accountDriver({
    id: providerIds.account,
    name: 'On account',
    description: 'Put it on your company’s account and pay by invoice.',
    icons: ['account'],
    isDefault: false,
    settings: {},
  });
  const transfer = transferDriver({
    id: providerIds.transfer,
    name: 'Bank transfer on a proforma invoice',
    description: `Our bank details are on the proforma invoice. We’ll hold your goods for ${transferDays} days, and pack them when the money arrives.`,
    icons: ['bank'],
    isDefault: false,
    settings: {},
  });
  const sandbox = hasSandbox ? [cardA, cardB, wallet, hosted] : [];
  const drivers = [...sharePlaces(real, connections), ...sandbox, account, transfer];
  return new Map(drivers.map((driver) => [driver.provider.id, driver]));
};
