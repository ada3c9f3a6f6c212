import type { FastifyReply, FastifyRequest } from 'fastify';
import { moneyText } from '#contract/money-text.ts';
import type { Database } from '#server/db/database.ts';
import { storeSettings } from '#server/db/schema.ts';
import { overNote } from './approval-page.ts';
import { type Html, html } from './html.ts';
import { type PagePlace, type SandboxPage, sendPage } from './page.ts';
import { finishedScript } from './script.ts';
import { advanceSession, findSandboxPayment, type SandboxPayment, type SandboxSession } from './session.ts';
import { sandboxStyle } from './style.ts';

export interface SandboxOptions {
  readonly db: Database;
  /** Scheme, host and port of the shop's pages, without a trailing slash. */
  readonly publicUrl: string;
  /** URLs of the shop's font files, if this host serves them. */
  readonly fonts?: readonly string[];
  readonly clock?: () => Date;
}

/** A request for a page of one payment. */
export type PageRequest = FastifyRequest<{ Params: { transaction: string }; Querystring: { theme?: unknown } }>;

/** Shared by the pages: finding a payment, advancing it, and answering in the shop's style. */
export interface SandboxContext {
  readonly now: () => Date;
  readonly shopUrl: string;
  find(request: PageRequest, providerIds: readonly string[]): Promise<SandboxPayment | null>;
  /** False if the payment has changed in the meantime. */
  advance(found: SandboxPayment, change: Partial<SandboxSession>): Promise<boolean>;
  storeName(): Promise<string>;
  show(request: PageRequest, reply: FastifyReply, page: PagePart): FastifyReply;
  /** Answers for a payment that can no longer be paid on this page. */
  showOver(request: PageRequest, reply: FastifyReply, place: PagePlace): FastifyReply;
  showMissing(request: PageRequest, reply: FastifyReply): FastifyReply;
}

type PagePart = Pick<SandboxPage, 'title' | 'body' | 'place' | 'script' | 'status'>;

export const createSandboxContext = ({
  db,
  publicUrl,
  fonts = [],
  clock = () => new Date(),
}: SandboxOptions): SandboxContext => {
  const style = sandboxStyle(fonts);
  const show = (request: PageRequest, reply: FastifyReply, page: PagePart): FastifyReply =>
    sendPage(reply, {
      ...page,
      style,
      transactionId: request.params.transaction,
      theme: themeOf(request.query.theme),
      shopOrigin: isShopHere(request, publicUrl) ? null : publicUrl,
    });
  return {
    now: clock,
    shopUrl: publicUrl,
    find: (request, providerIds) => findSandboxPayment(db, providerIds, request.params.transaction, clock()),
    advance: (found, change) => advanceSession(db, found, { ...found.session, ...change }, clock()),
    async storeName() {
      const [settings] = await db.select({ storeName: storeSettings.storeName }).from(storeSettings);
      return settings?.storeName ?? 'The shop';
    },
    show,
    showOver: (request, reply, place) =>
      show(request, reply, {
        title: 'This payment has ended',
        body: place === 'full' ? html`<div class="sheet">${overNote('/')}</div>` : overNote(null),
        status: 410,
        place,
        ...(place === 'full' ? {} : { script: finishedScript }),
      }),
    showMissing: (request, reply) =>
      show(request, reply, { title: 'No such payment', body: missingNote, status: 404, place: 'full' }),
  };
};

const missingNote: Html = html`<div class="sheet">
  <h1>No such payment</h1>
  <p>There is no payment at this address.</p>
</div>`;

const themeOf = (theme: unknown): SandboxPage['theme'] => (theme === 'dark' || theme === 'light' ? theme : null);

/** Whether the shop is on this host, under whatever name. */
const isShopHere = (request: PageRequest, publicUrl: string): boolean => new URL(publicUrl).host === request.host;

export const amountOf = ({ payment }: SandboxPayment): string => moneyText(payment.amountMinor, payment.currencyCode);
