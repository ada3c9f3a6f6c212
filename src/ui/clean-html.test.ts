import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { hostileHtml } from '#tests/support/hostile/html.ts';
import { gotThrough } from '#tests/support/hostile/judge.ts';
import { createCleaner } from './clean-html.ts';

const clean = createCleaner(new JSDOM('').window);

describe('HTML that arrives in the page', () => {
  test('is harmless before it is shown, whichever of more than a hundred vectors it holds [CON-04]', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThan(100);
    expect(gotThrough(hostileHtml, clean)).toEqual([]);
  });

  test('keeps what a text needs', () => {
    const html =
      '<h2>Fixings</h2><ul><li><a title="All" href="/store/bolts">Bolts</a>, <a href="#m10">M10</a></li></ul>' +
      '<table><tbody><tr><td colspan="2">M10</td></tr></tbody></table><img height="1" width="1" alt="" src="/media/a.avif">';
    const words = (text: string): string[] => text.split(/(?=[<>\s])/).toSorted();
    expect(words(clean(html))).toEqual(words(html));
  });

  test('leaves the first heading to the page, and cuts the tie to other sites', () => {
    expect(clean('<h1 class="x">Title</h1>')).toBe('<h2>Title</h2>');
    expect(clean('<a href="https://x.test">x</a>')).toBe('<a href="https://x.test" rel="noopener noreferrer">x</a>');
  });
});
