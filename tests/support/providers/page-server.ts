import { createHmac } from 'node:crypto';
import { type Answer, type ProviderServer, startProvider } from './provider-server.ts';

/** What a payment page knows about one payment. */
export interface PageSession {
  status: 'open' | 'paid' | 'declined' | 'cancelled';
  amount: number;
  currency: string;
}

/** A payment page as a separate program: it computes signatures itself, as docs/production.md describes them. */
export interface PageServer extends ProviderServer {
  readonly sessions: Map<string, PageSession>;
  readonly refunds: Map<string, number>;
  /** Opens the address as the shopper does; fails unless it is the page's and signed. Returns the reference. */
  open(address: string | undefined): string;
  /** The query or form of a result, signed with the page's key or another one. */
  result(reference: string | null, more?: Readonly<Record<string, string>>, key?: string): string;
}

export const pageKeys = { merchant: 'shop-1', key: 'a key of the payment page, shared by two' };

const signatureOf = (fields: Readonly<Record<string, string>>, key: string): string => {
  const names = Object.keys(fields).filter((name) => name !== 'signature');
  const pairs = names.toSorted().map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(fields[name] ?? '')}`);
  return createHmac('sha256', key).update(pairs.join('&').replaceAll('%20', '+')).digest('hex');
};

export const startPage = async (): Promise<PageServer> => {
  const sessions = new Map<string, PageSession>();
  const refunds = new Map<string, number>();

  const work = (action: string, fields: Readonly<Record<string, string>>): Answer => {
    const reference = fields['reference'] ?? '';
    const session = sessions.get(reference);
    if (session === undefined) {
      if (action !== 'cancel') return { status: 404, body: {} };
      const cancelled: PageSession = { status: 'cancelled', amount: 0, currency: '' };
      sessions.set(reference, cancelled);
      return { status: 200, body: { reference, ...cancelled } };
    }
    if (action === 'cancel') {
      if (session.status === 'paid') return { status: 409, body: {} };
      session.status = 'cancelled';
    }
    if (action === 'refund') {
      if (session.status !== 'paid') return { status: 409, body: {} };
      refunds.set(fields['refund'] ?? '', Number(fields['amount']));
    }
    return { status: 200, body: { reference, ...session } };
  };

  const server = await startProvider(({ path, body }) => {
    const fields = Object.fromEntries(new URLSearchParams(body));
    const action = path.slice(1);
    const isSigned = fields['signature'] === signatureOf(fields, pageKeys.key);
    const isOurs = fields['merchant'] === pageKeys.merchant && fields['action'] === action;
    return isSigned && isOurs ? work(action, fields) : { status: 403, body: {} };
  });

  return {
    ...server,
    sessions,
    refunds,
    open(address) {
      const { origin, pathname, searchParams } = new URL(address ?? '');
      const fields = Object.fromEntries(searchParams);
      if (origin + pathname !== `${server.url}/pay`) throw new Error('The shopper was sent elsewhere.');
      if (fields['signature'] !== signatureOf(fields, pageKeys.key)) throw new Error('The address is not signed.');
      const { reference = '', amount = '', currency = '' } = fields;
      sessions.set(reference, sessions.get(reference) ?? { status: 'open', amount: Number(amount), currency });
      return reference;
    },
    result(reference, more = {}, key = pageKeys.key) {
      const fields = { action: 'result', merchant: pageKeys.merchant, reference: reference ?? '', ...more };
      return new URLSearchParams({ ...fields, signature: signatureOf(fields, key) }).toString();
    },
  };
};
