import { expect, test } from 'vitest';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import { createDocumentMaker } from './document.ts';
import { readStyleSheet } from '#server/host/views/first-styles.ts';
import { inlineDigestOf } from './inline-digests.ts';

const documents = createDocumentMaker(
  {
    build: { id: 'b', dataSchema: '1', minClient: '0.1.0', kill: false },
    shell:
      '<!doctype html><html><head><!--head--><style>.boot{top:0}</style><!--/head--></head>' +
      '<body><p id="consent"></p><div id="root"><!--app--><!--/app--></div><!--data--></body></html>',
    assetsOf: () => ({
      start: ['/assets/start.js'],
      modules: ['/assets/start.js', '/assets/cart.js'],
      styles: [
        { href: '/assets/one.css', sheet: readStyleSheet('#consent{top:0}.cart{top:0}.gone{top:0}') },
        { href: '/assets/two.css', sheet: readStyleSheet('@layer route{.cart dl{top:0}}') },
      ],
    }),
  },
  { configuration, storeCss: '', origin: 'https://shop.example' },
);

const framed = documents.frame(
  {
    head: '<title>Cart</title>',
    app: '<main class="cart">Cart</main>',
    scripts: '<script nonce="n">s()</script>',
    answers: '["</script><script>alert(1)</script>"]',
    routeIds: [],
    showsTax: false,
  },
  'n',
);

test('a view has the styles of its own elements in it and names the sheets once, where they are fetched', () => {
  expect(framed).toContain('<style nonce="n">#consent{top:0}.cart{top:0}@layer route;</style>');
  expect(framed.match(/two\.css/g)).toHaveLength(1);
  expect(framed).not.toContain('.boot');
});

test('what it was made of is data: it ends no element and its digest allows nothing to run', () => {
  const { html, digests } = documents.finish(framed, 'n');
  const text = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual(['</script><script>alert(1)</script>']);
  expect(digests.scripts).not.toContain(inlineDigestOf(text));
  expect(html).not.toContain('nonce');
});
