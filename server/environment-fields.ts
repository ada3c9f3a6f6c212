import { isIP } from 'node:net';
import * as z from 'zod';
import { featureNames } from '#contract/features.ts';
import type { SearchService } from '#contract/configuration.ts';
import { pushKeysOf } from './push-keys.ts';

export const text = z.string().trim().min(1);

/** The address of a PostgreSQL database. */
export const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' });

/** The address of a mail server. */
export const mailServer = z.url({
  protocol: /^smtps?$/,
  error: 'must begin with smtp:// or smtps://, like smtp://user:password@host:587',
});

/** The private key of Web Push, with the public one derived from it. */
export const pushPrivateKey = text
  .transform(pushKeysOf)
  .refine((keys) => keys !== null, 'must be a private key of P-256 in base64url, 43 characters');

/** An integer from `min` to `max`. */
export const whole = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

export const positive = (max: number) => {
  const error = `must be a number above 0, ${max} at most`;
  return z.coerce.number({ error }).positive({ error }).max(max, { error });
};

export const list = text.transform((value) =>
  value
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
);

/** Comma-separated paths, or `none`. */
export const paths = list
  .transform((all) => (all.length === 1 && all[0] === 'none' ? [] : all))
  .refine((all) => all.every((one) => one.startsWith('/')), {
    error: 'must be comma-separated paths that begin with a slash, or none',
  });

/** A few plain words, none of them a secret, so that the message can repeat what was given. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(...words: Words) =>
  z.enum(words, { error: ({ input }) => `${mustBe(words)}, not ${JSON.stringify(input)}` });

const mustBe = (words: readonly string[]): string =>
  `must be ${words.slice(0, -1).join(', ')} or ${words.slice(-1).join('')}`;

export const yesNo = oneOf('true', 'false', '1', '0').transform((value) => value === 'true' || value === '1');

/** An address, a network (`10.0.0.0/8`), or a name that stands for several networks. */
const isProxy = (value: string): boolean => {
  if (/^(?:loopback|linklocal|uniquelocal)$/.test(value)) return true;
  const [address = '', bits, ...others] = value.split('/');
  const version = isIP(address);
  if (version === 0 || others.length > 0) return false;
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128));
};

/** `true` is not an option, since it would trust whatever a client sends. */
export const trustedProxies = text
  .refine((value) => value === 'false' || /^[1-9]$/.test(value) || value.split(',').every((it) => isProxy(it.trim())), {
    error: "must be the proxies' addresses or networks, comma-separated, their number (1 to 9), or false",
  })
  .transform((value) => (value === 'false' ? false : /^[1-9]$/.test(value) ? Number(value) : value));

const isOrigin = (url: string): boolean => URL.canParse(url) && /^https?:/.test(url) && new URL(url).origin === url;

export const origin = text.refine(isOrigin, {
  error: 'must be scheme, host and port alone, like https://shop.example, without a slash at the end',
});

/** `127.0.0.1:9464` or `[::1]:9464`. */
export const listenAddress = text
  .regex(/^(?:\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i, 'must be a host and a port, like 127.0.0.1:9464')
  .transform((value) => {
    const colon = value.lastIndexOf(':');
    return { host: value.slice(0, colon).replaceAll(/[[\]]/g, ''), port: Number(value.slice(colon + 1)) };
  })
  .refine(({ port }) => port <= 65_535, { error: 'must have a port up to 65535' });

const everyAddress = /^(?:0\.0\.0\.0|::)$/;
const loopback = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** Whether two hosts may be one address of this machine, on which each port is free once. */
export const mayBeSameAddress = (one: string, other: string): boolean =>
  one === other || [one, other].some((host) => everyAddress.test(host)) || (loopback.test(one) && loopback.test(other));

export const json = <S extends z.core.$ZodType>(schema: S, error = 'must be JSON') =>
  text
    .transform((value, context): unknown => {
      try {
        return JSON.parse(value);
      } catch {
        context.issues.push({ code: 'custom', message: error, input: value });
        return z.NEVER;
      }
    })
    .pipe(schema);

const indexAddress = /^(?:https:\/)?\/[\w.-]\S*[^/\s]$/;

const said = z.string({ error: 'must be given' }).trim();
const given = said.min(1, 'must be given');

/** The contract's schema, kept minimal since pages load it too, plus checks for what an operator can get wrong. */
export const searchService = z.object({
  url: said.regex(indexAddress, 'must be a path or begin with https://, without a slash at the end'),
  appId: given,
  apiKey: given,
  index: given,
  isCached: z.boolean().optional(),
  hasRecommendations: z.boolean().optional(),
}) satisfies z.ZodType<SearchService>;

/** An address to which the path of a call is appended. */
const isApiAddress = (value: string): boolean => {
  if (!/^https?:\/\/[^\s?#]*[^/\s?#]$/.test(value) || !URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
};

/** A path on this server, or another server. */
export const apiBase = text.refine((value) => /^\/(?!\/)[\w./-]*[\w-]$|^\/[\w-]$/.test(value) || isApiAddress(value), {
  error: 'must be a path like /api or an address like https://api.shop.example/v1, without a slash at the end',
});

/** Sent as a header, which can only hold ASCII. */
export const headerValue = text.regex(/^[\x20-\x7e]+$/, 'must be ASCII, since it is sent as a header');

/** `name` turns a feature on, `-name` off. */
export const features = list
  .refine((names) => names.every((name) => featureNames.some((known) => name === known || name === `-${known}`)), {
    error: `must be comma-separated names, with a minus before each to turn off; the names are ${featureNames.join(', ')}`,
  })
  .transform((names) =>
    Object.fromEntries(names.map((name) => (name.startsWith('-') ? [name.slice(1), false] : [name, true]))),
  );

/** Sent as a bearer token, so it must be ASCII, and long enough not to be guessed. */
export const bearerToken = z
  .string()
  .regex(/^[\x21-\x7e]{32,}$/, 'must have at least 32 ASCII characters and no spaces');
