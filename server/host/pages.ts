import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isNoAnswer, isRefused } from '#api/api-error.ts';
import { wantsVat } from '#contract/cookies.ts';
import { getRedirects } from '#contract/store.ts';
import { guestApi, type StoreFetch } from './store-fetch.ts';
import type { Document, DocumentMaker } from './document.ts';
import { encode, encodeAhead, type EncodedPage, sendEncoded } from './encoding.ts';
import type { HostOptions } from './host-options.ts';
import { createCachedValue } from './cached-value.ts';
import { createRedirectFinder } from './redirect-list.ts';
import { createRenderLimit, RenderBusy } from '#server/host/views/render-limit.ts';
import { contentSecurityPolicy, pageHeaders } from './security-headers.ts';
import { leadsAway, viewAddress, viewKey } from '#server/host/views/address.ts';
import { createViewCache } from '#server/host/views/cache.ts';
import type { RenderView, ViewOf } from '#server/host/views/render.ts';
import { isPlainGuest, isShopperScreen } from './visitor.ts';

/** Dependencies of the pages. */
export interface PagesContext {
  readonly options: HostOptions;
  readonly documents: DocumentMaker;
  readonly render: RenderView;
  readonly storeFetch: StoreFetch;
}

type Answer =
  | {
      readonly kind: 'page';
      readonly status: number;
      readonly page: EncodedPage;
      readonly headers: Readonly<Record<string, string>>;
      readonly bytes: number;
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

const defaultViewMaxAgeMs = 5_000;

/** An older view is rendered again before it is served. */
const viewMaxStaleMs = 60_000;
const defaultListMaxAgeMs = 60_000;

/** Of HTML; the compressed forms add a fifth to that. */
const maxCachedBytes = 64 * 1024 * 1024;

/** For robots, while the store can't be used. */
const retryAfterSeconds = '60';

/** Above these limits a visitor gets the shell, which renders the view itself. */
const maxRenders = 4;
const maxWaitingRenders = 40;

/** Answers every address that is neither a file nor an API call with a redirect, a rendered view, or the shell. */
export const servePages = (app: FastifyInstance, { options, documents, render, storeFetch }: PagesContext): void => {
  const { configuration } = options;
  const views = createViewCache<Answer>({
    maxAgeMs: options.viewMaxAgeMs ?? defaultViewMaxAgeMs,
    maxStaleMs: options.viewMaxAgeMs === 0 ? 0 : viewMaxStaleMs,
    maxBytes: maxCachedBytes,
    bytesOf: (answer) => (answer.kind === 'page' ? answer.bytes : 0),
  });
  options.onPageChange?.(views.drop);
  const limited = createRenderLimit(maxRenders, maxWaitingRenders);
  const redirects = createCachedValue(
    async () => createRedirectFinder((await guestApi(storeFetch(), configuration).call(getRedirects, {})).results),
    Math.min(options.listMaxAgeMs ?? defaultListMaxAgeMs, defaultListMaxAgeMs),
    (error) => app.log.error(error, 'The list of redirects could not be refreshed.'),
  );
  const pageOf = (status: number, { html, digests }: Document, page = encode(html)) => ({
    kind: 'page' as const,
    status,
    page,
    headers: { ...pageHeaders(options), 'content-security-policy': contentSecurityPolicy(options, digests) },
    bytes: Buffer.byteLength(html),
  });
  const shell = pageOf(200, documents.shell());
  /** Robots come back later, and browsers open the same page; a worker stores none of it. */
  const shellWhileDown = { ...shell, status: 503, headers: { ...shell.headers, 'retry-after': retryAfterSeconds } };

  const leadsTo = async (path: string, search: string): Promise<string | null> => {
    try {
      return (await redirects())(path, search);
    } catch (error) {
      app.log.error(error, 'The list of redirects could not be fetched.');
      return null;
    }
  };

  const rendered = async (wanted: ViewOf, isAwaited: boolean, visitorIp?: string): Promise<Answer> => {
    const view = await limited(() => render(wanted, storeFetch(visitorIp)));
    if (view.kind !== 'page') return view;
    const { html } = view.document;
    return pageOf(view.status, view.document, isAwaited ? encode(html) : await encodeAhead(html));
  };

  const viewFor = async (request: FastifyRequest, pathname: string, search: string): Promise<Answer> => {
    const isLedAway = leadsAway(pathname);
    const address = isLedAway ? pathname + search : viewAddress(pathname, search);
    const view = { address, showsTax: wantsVat(request.headers.cookie ?? '') };
    try {
      return await (isLedAway
        ? rendered(view, true, request.ip)
        : views.get(viewKey(view), (isAwaited) => rendered(view, isAwaited, request.ip)));
    } catch (error) {
      if (error instanceof RenderBusy) return shell;
      request.log.error(error, `The view of ${address} could not be rendered; the shell was served.`);
      return isOfStore(error) ? shellWhileDown : shell;
    }
  };

  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    if (isMalformed(request.url)) return sendMissing(reply);
    const { pathname, search } = new URL(options.publicUrl + request.url);
    const newAddress = await leadsTo(pathname, search);
    if (newAddress !== null) return send(request, reply, { kind: 'redirect', status: 301, location: newAddress });
    if (isFile(pathname)) return sendMissing(reply);
    const isRendered = !isShopperScreen(pathname) && isPlainGuest(request.headers.cookie, configuration);
    return send(request, reply, isRendered ? await viewFor(request, pathname, search) : shell);
  };

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // One at a time, so that visitors are not kept waiting meanwhile.
  const warm = async (): Promise<void> => {
    for (const address of options.warmed ?? []) {
      const view = { address, showsTax: false };
      if (!isClosing) await views.get(viewKey(view), () => rendered(view, false));
    }
  };
  app.addHook('onListen', () => {
    warm().catch((error: unknown) => {
      if (!isClosing) app.log.error(error, 'The first views could not be rendered ahead.');
    });
  });
  app.get('/*', answer);
  app.get('/', answer);
};

/** Whether a view failed since the store did: it doesn't answer in time, fails, or answers something else. The render entry has classes of its own. */
const isOfStore = (error: unknown): boolean =>
  isNoAnswer(error) ||
  (isRefused(error) && (error.status >= 500 || error.status === 429)) ||
  (error instanceof Error && ['ContractBroken', 'TimeoutError'].includes(error.name));

/** Paths that no screen has and that URL parsing would not preserve: `//host`, a NUL, a broken escape. */
const isMalformed = (url: string): boolean =>
  !url.startsWith('/') || url.startsWith('//') || url.includes('%00') || !isDecodable(url);

const isDecodable = (url: string): boolean => {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
};

/** No address of the shop has a dot in its last segment, except those of the old shop. */
const isFile = (path: string): boolean =>
  /^\/(?:assets|media|icons|screenshots|sandbox)\//.test(path) ||
  (/\.[a-z0-9]+$/i.test(path) && !path.startsWith('/shop/'));

/** Answers for a missing file; not cacheable, since the file may arrive with the next build. */
export const sendMissing = (reply: FastifyReply): FastifyReply =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('There is no such file.');

const send = async (request: FastifyRequest, reply: FastifyReply, answer: Answer): Promise<FastifyReply> => {
  reply.header('vary', 'Cookie, Accept-Encoding');
  if (answer.kind === 'redirect') {
    return reply.header('cache-control', 'no-cache').redirect(answer.location, answer.status);
  }
  reply
    .code(answer.status)
    .headers(answer.headers)
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8');
  return sendEncoded(request, reply, answer.page);
};
