import { expect, test } from 'vitest';
import { countElements } from './pages-at-rest.ts';

test('elements are counted, but not what scripts, styles and attributes hold', () => {
  const html = `<!doctype html><html><head><style>a<b{}</style><script>if (a<b) write('<p>')</script></head>
    <body><!--note--><p title="a &lt;b">1 &lt; 2<br/><svg><path d="M0"/></svg></p></body></html>`;
  expect(countElements(html)).toBe(9);
});
