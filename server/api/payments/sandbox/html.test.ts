import { expect, test } from 'vitest';
import { html } from './html.ts';

test('what is put into markup is escaped, markup is not', () => {
  const name = `<b onclick="x('y')">&`;
  expect(html`<p title="${name}">${html`<i>${name}</i>`}</p>`.text).toBe(
    '<p title="&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;"><i>&lt;b onclick=&quot;x(&#39;y&#39;)&quot;&gt;&amp;</i></p>',
  );
});

test('lists are joined, null is nothing, numbers are written', () => {
  const items = [1, 2].map((one) => html`<li>${one}</li>`);
  expect(html`<ul>${items}${null}</ul>`.text).toBe('<ul><li>1</li><li>2</li></ul>');
});
