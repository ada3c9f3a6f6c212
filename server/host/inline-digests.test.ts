import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { inlineDigestOf, inlineDigestsOf, mergeInlineDigests, withoutNonce } from './inline-digests.ts';

test('a digest is the base64 SHA-256 of the very text', () => {
  expect(inlineDigestOf('alert(1)')).toBe(`sha256-${createHash('sha256').update('alert(1)').digest('base64')}`);
});

test('files and blocks of data need none', () => {
  const html =
    '<script src="/a.js"></script><script type="application/json">{}</script>' +
    '<script type="module">run()</script><script>go()</script><style>a{}</style>';
  expect(inlineDigestsOf(html)).toEqual({
    scripts: [inlineDigestOf('run()'), inlineDigestOf('go()')],
    styles: [inlineDigestOf('a{}')],
    attributes: [],
  });
});

test('a style attribute is vouched for once, where it is one that our parts write', () => {
  const html =
    '<i style="transform:scaleX(0.5)"></i><i style="transform:scaleX(0.5)"></i><i style="aspect-ratio:4 / 3"></i>' +
    '<i style="background:url(https://x.test)"></i><i style="width:1rem;position:fixed"></i>';
  expect(inlineDigestsOf(html).attributes).toEqual([
    inlineDigestOf('transform:scaleX(0.5)'),
    inlineDigestOf('aspect-ratio:4 / 3'),
  ]);
});

test('only what bore the nonce is vouched for, and the nonce leaves the page', () => {
  const framed =
    '<meta property="csp-nonce" content="n1"/><style nonce="n1">a{}</style>' +
    '<script nonce="n1">ours()</script><p><script>slipped in with the data</script></p>' +
    '<script nonce="guessed">theirs()</script>';
  const { html, digests } = withoutNonce(framed, 'n1');
  expect(digests).toEqual({ scripts: [inlineDigestOf('ours()')], styles: [inlineDigestOf('a{}')], attributes: [] });
  expect(html).not.toContain('n1');
  expect(html).not.toContain('csp-nonce');
});

test('merging keeps each digest once', () => {
  expect(
    mergeInlineDigests(
      { scripts: ['a', 'b'], styles: [], attributes: ['d'] },
      { scripts: ['b'], styles: ['c'], attributes: ['d'] },
    ),
  ).toEqual({
    scripts: ['a', 'b'],
    styles: ['c'],
    attributes: ['d'],
  });
});
