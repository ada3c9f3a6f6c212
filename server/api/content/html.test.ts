import { describe, expect, test } from 'vitest';
import { safeUrl, sanitiseHtml } from './html.ts';

describe('HTML of the store', () => {
  test('loses scripts, handlers, frames, forms and styles [CON-04]', () => {
    const html =
      '<p onclick="steal()" style="position:fixed">Text<script>steal()</script><iframe src="https://x.test"></iframe>' +
      '<svg onload="steal()"></svg><style>p{}</style></p><form action="/x"><input name="a"></form>';
    expect(sanitiseHtml(html)).toBe('<p>Text</p>');
  });

  test('loses addresses that run code [CON-04]', () => {
    expect(sanitiseHtml('<a href="javascript:steal()">a</a>')).toBe('<a>a</a>');
    expect(sanitiseHtml('<a href=" jAvAsCrIpT&#58;steal()">a</a>')).toBe('<a>a</a>');
    expect(sanitiseHtml('<a href="data:text/html,x">a</a>')).toBe('<a>a</a>');
    expect(sanitiseHtml('<img src="http://x.test/a.png" alt="a">')).toBe('<img alt="a" />');
    expect(sanitiseHtml('<a href="//x.test">a</a>')).toBe('<a>a</a>');
  });

  test('keeps what a text needs', () => {
    const html =
      '<h2>Fixings</h2><ul><li><a href="/store/bolts">Bolts</a></li></ul><table><tbody><tr><td colspan="2">M10</td></tr></tbody></table>';
    expect(sanitiseHtml(html)).toBe(html);
  });

  test('leaves the first heading to the page, and cuts the tie to other sites', () => {
    expect(sanitiseHtml('<h1>Title</h1>')).toBe('<h2>Title</h2>');
    expect(sanitiseHtml('<a href="https://x.test">x</a>')).toBe(
      '<a href="https://x.test" rel="noopener noreferrer">x</a>',
    );
  });

  test('broken HTML comes out closed', () => {
    expect(sanitiseHtml('<p><strong>Text')).toBe('<p><strong>Text</strong></p>');
    expect(sanitiseHtml('<<script>alert(1)</script>')).not.toContain('<script');
  });
});

test.each([
  ['/store/bolts', '/store/bolts'],
  ['#contact', '#contact'],
  ['https://x.test', 'https://x.test'],
  ['tel:+441134960000', 'tel:+441134960000'],
  ['javascript:steal()', null],
  ['//x.test', null],
  ['/\\x.test', null],
  ['store', null],
])('a link to %s leads to %s [CON-04]', (url, expected) => {
  expect(safeUrl(url)).toBe(expected);
});
