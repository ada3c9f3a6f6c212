import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { Html, html } from './html.ts';
import { heightScript } from './script.ts';
import type { SandboxStyle } from './style.ts';

/** Where a page is shown: in a frame of the shop, in a popup, or in place of the shop. */
export type PagePlace = 'frame' | 'window' | 'full';

export interface SandboxPage {
  readonly title: string;
  readonly body: Html;
  readonly transactionId: string;
  readonly theme: 'light' | 'dark' | null;
  readonly place: PagePlace;
  readonly script?: string;
  readonly style: SandboxStyle;
  /** Origin of the shop if it differs from that of the page. */
  readonly shopOrigin: string | null;
  readonly status?: number;
}

const cspSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Sends a page under a CSP that allows only its own inline script and style, and the shop's fonts. */
export const sendPage = (reply: FastifyReply, page: SandboxPage): FastifyReply => {
  const script = page.script ?? (page.place === 'frame' ? heightScript : '');
  return reply
    .code(page.status ?? 200)
    .headers({
      ...sandboxHeaders,
      'content-security-policy': policyOf(page, script),
      'content-type': 'text/html; charset=utf-8',
    })
    .send(`<!doctype html>${documentOf(page, script).text}`);
};

/** Headers of every sandbox response. */
export const sandboxHeaders: Readonly<Record<string, string>> = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
};

const policyOf = ({ place, shopOrigin, style }: SandboxPage, script: string): string => {
  const shop = shopOrigin === null ? '' : ` ${shopOrigin}`;
  return [
    "default-src 'none'",
    `style-src ${cspSource(style.text)}`,
    ...(style.hasFonts ? ["font-src 'self'"] : []),
    ...(script === '' ? [] : [`script-src ${cspSource(script)}`, "connect-src 'self'"]),
    `form-action 'self'${shop}`,
    `frame-ancestors ${place === 'frame' ? `'self'${shop}` : "'none'"}`,
    "base-uri 'none'",
  ].join('; ');
};

/** The CSP digest covers every character between the tags, so none may be added. */
const inline = (tag: 'style' | 'script', content: string): Html => new Html(`<${tag}>${content}</${tag}>`);

const documentOf = (
  { title, body, transactionId, theme, place, shopOrigin, style }: SandboxPage,
  script: string,
): Html => html`
  <html lang="en-GB" ${theme === null ? null : html` data-theme="${theme}"`}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>${title}</title>
      ${inline('style', style.text)}
    </head>
    <body class="${place}" data-transaction="${transactionId}" data-shop="${shopOrigin ?? ''}">
      <main aria-label="${title}">${body}</main>
      ${script === '' ? null : inline('script', script)}
    </body>
  </html>
`;
