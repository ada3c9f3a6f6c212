import { expect, test } from 'vitest';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import { commonHeaders, contentSecurityPolicy, decoderPolicy, isDecoder, pageHeaders } from './security-headers.ts';

const options = { configuration, publicUrl: 'http://localhost:4173', root: '/' };
const inline = { scripts: ['sha256-a'], styles: ['sha256-b'], attributes: [] };

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.slice(name.length + 1);

test('scripts are files of this site and those vouched for, never just inline', () => {
  const policy = contentSecurityPolicy(options, inline);
  expect(directive(policy, 'script-src')).toBe("'self' 'sha256-a'");
  expect(directive(policy, 'style-src')).toBe("'self' 'sha256-b'");
  expect(directive(policy, 'default-src')).toBe("'none'");
  expect(directive(policy, 'connect-src')).toBe("'self'");
  expect(directive(policy, 'frame-ancestors')).toBe("'self'");
  expect(policy).not.toContain('unsafe-eval');
});

test('what could become code is made by the named policies alone, and those of others are there only with their scripts', () => {
  const policies = (over: Partial<typeof configuration>, paymentScripts: readonly 'stripe'[] = []) =>
    directive(
      contentSecurityPolicy({ ...options, configuration: { ...configuration, ...over }, paymentScripts }, inline),
      'trusted-types',
    );
  expect(directive(contentSecurityPolicy(options, inline), 'require-trusted-types-for')).toBe("'script'");
  expect(policies({})).toBe('shop-workers shop-html');
  expect(policies({ iconService: '/icon-sets' })).toBe('shop-workers shop-html iconify');
  expect(policies({ tagManagerId: 'GTM-A1' })).toBe('shop-workers shop-html default');
  expect(policies({}, ['stripe'])).toBe('shop-workers shop-html default');
});

test('style attributes are those that the host wrote, and none else', () => {
  expect(directive(contentSecurityPolicy(options, inline), 'style-src-attr')).toBe("'none'");
  const policy = contentSecurityPolicy(options, { ...inline, attributes: ['sha256-c'] });
  expect(directive(policy, 'style-src-attr')).toBe("'unsafe-hashes' 'sha256-c'");
});

test('services elsewhere are reached by their origin alone', () => {
  const policy = contentSecurityPolicy(
    {
      ...options,
      configuration: {
        ...configuration,
        apiBase: 'https://api.example/v1',
        searchService: { url: 'https://search.example/x', appId: 'a', apiKey: 'k', index: 'i' },
        iconService: 'https://icons.example/',
      },
      frameAncestors: ['https://portal.example'],
    },
    inline,
  );
  expect(directive(policy, 'connect-src')).toBe(
    "'self' https://api.example https://search.example https://icons.example",
  );
  expect(directive(policy, 'img-src')).toContain('https://api.example');
  expect(directive(policy, 'frame-ancestors')).toBe("'self' https://portal.example");
});

test('the tag manager is let in only where one is configured', () => {
  expect(contentSecurityPolicy(options, inline)).not.toContain('googletagmanager');
  const policy = contentSecurityPolicy(
    { ...options, configuration: { ...configuration, tagManagerId: 'GTM-A1' } },
    inline,
  );
  expect(directive(policy, 'script-src')).toContain('https://www.googletagmanager.com');
});

test('a payment provider is let in by its own sources, and only where it was chosen', () => {
  const policy = contentSecurityPolicy({ ...options, paymentScripts: ['stripe'] }, inline);
  expect(directive(policy, 'script-src')).toBe("'self' https://js.stripe.com https://*.js.stripe.com 'sha256-a'");
  expect(directive(policy, 'frame-src')).toBe(
    "'self' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com",
  );
  expect(directive(policy, 'connect-src')).toBe("'self' https://api.stripe.com");
  expect(pageHeaders({ ...options, paymentScripts: ['stripe'] })['permissions-policy']).toContain(
    'payment=(self "https://js.stripe.com")',
  );
  expect(policy).not.toContain('paypal');
  const wallet = contentSecurityPolicy({ ...options, paymentScripts: ['paypal'] }, inline);
  for (const name of ['script-src', 'frame-src', 'connect-src', 'img-src']) {
    expect(directive(wallet, name)).toContain('https://*.paypal.com https://*.paypalobjects.com');
  }
  expect(wallet).not.toContain('stripe');
  const cards = contentSecurityPolicy({ ...options, paymentScripts: ['checkout-com'] }, inline);
  for (const name of ['script-src', 'frame-src', 'connect-src', 'img-src']) {
    expect(directive(cards, name)).toContain('https://*.checkout.com');
  }
  expect(cards).not.toMatch(/stripe|paypal/);
  expect(contentSecurityPolicy(options, inline)).not.toMatch(/stripe|paypal|checkout\.com/);
  expect(pageHeaders(options)['permissions-policy']).toContain('payment=(self),');
});

test('HTTPS is insisted on only where the shop is served by it', () => {
  expect(commonHeaders(options)).not.toHaveProperty('strict-transport-security');
  const secure = { ...options, publicUrl: 'https://shop.example' };
  expect(commonHeaders(secure)).toHaveProperty('strict-transport-security');
  expect(contentSecurityPolicy(secure, inline)).toContain('upgrade-insecure-requests');
});

test('WebAssembly is for the worker that reads barcodes, and the camera for this site', () => {
  expect(contentSecurityPolicy(options, inline)).not.toContain('wasm');
  expect(directive(decoderPolicy, 'script-src')).toBe("'self' 'wasm-unsafe-eval'");
  expect(directive(decoderPolicy, 'default-src')).toBe("'none'");
  expect(isDecoder('/srv/dist/page/assets/decode-worker-BgR3D9FZ.js.br')).toBe(true);
  expect(isDecoder('/srv/dist/page/assets/worker-BgR3D9FZ.js')).toBe(false);
  expect(pageHeaders(options)['permissions-policy']).toContain('camera=(self)');
});
