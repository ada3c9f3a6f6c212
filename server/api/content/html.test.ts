import { describe, expect, test } from 'vitest';
import { hostileAddresses } from '#tests/support/hostile/addresses.ts';
import { hostileHtml } from '#tests/support/hostile/html.ts';
import { gotThrough } from '#tests/support/hostile/judge.ts';
import { createSanitiser, safePictureUrl, safeUrl, sanitiseHtml } from './html.ts';

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
    expect(sanitiseHtml('<a href="//x.test">a</a>')).toBe('<a>a</a>');
  });

  test('loses pictures of other sites, which the policy of the pages would not let in', () => {
    const own = '<img src="/media/a.avif" alt="a" />';
    const away = '<img src="https://media.test/a.png" alt="a" />';
    for (const picture of [away, '<img src="https://media.test.evil.test/a.png">', '<img alt="a">']) {
      expect(sanitiseHtml(`<p>${picture}${own}</p>`)).toBe(`<p>${own}</p>`);
    }
    expect(createSanitiser('https://media.test')(own + away + '<img src="https://x.test/a.png">')).toBe(own + away);
  });

  test('is harmless before it is sent, whichever of more than a hundred vectors it holds [CON-04]', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThan(100);
    expect(gotThrough(hostileHtml, (html) => html).length).toBeGreaterThan(100);
    expect(gotThrough(hostileHtml, sanitiseHtml)).toEqual([]);
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

test.each(hostileAddresses)('no link and no picture leads to %j [CON-04]', (address) => {
  expect([safeUrl(address), safePictureUrl(address)]).toEqual([null, null]);
});
