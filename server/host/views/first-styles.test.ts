import { expect, test } from 'vitest';
import { namesIn, readStyleSheet, stylesFor } from './first-styles.ts';

const cut = (css: string, html: string): string => stylesFor(readStyleSheet(css), namesIn(html));

test('rules are kept for the classes, ids and elements that the document has', () => {
  const css = '.a{color:red}.b{color:red}#c{top:0}#d{top:0}p{margin:0}dialog{margin:0}*{box-sizing:border-box}';
  expect(cut(css, '<p class="x a" id="c">b dialog</p>')).toBe(
    '.a{color:red}#c{top:0}p{margin:0}*{box-sizing:border-box}',
  );
});

test('of a list of selectors those are kept that can match', () => {
  expect(cut('.a>.b:hover,.a .c,p+.a{top:0}', '<p><i class="a"><b class="b"></b></i></p>')).toBe(
    '.a>.b:hover,p+.a{top:0}',
  );
});

test('rules for attributes are kept where an element of the document has them with that value', () => {
  const css =
    '.a[data-tone=quiet]{top:0}.a[data-tone="loud"]{top:0}.a[data-wide]{top:0}.a[aria-busy]{top:0}[href^="/x"]{top:0}.a[data-tone]>p{top:0}';
  expect(cut(css, '<p class="a" data-tone="quiet" data-wide="" href="/y">')).toBe(
    '.a[data-tone=quiet]{top:0}.a[data-wide]{top:0}[href^="/x"]{top:0}.a[data-tone]>p{top:0}',
  );
});

test('what a reader or an inline script may change of an element asks for nothing, nor does what is in brackets', () => {
  const css =
    '.a:not(.gone:is(.b,.c))::before{top:0}.a:not([aria-busy]){top:0}details[open]>.a:has(.later){top:0}.a:checked{top:0}' +
    ':root[data-theme=dark] .a[hidden]{top:0}';
  expect(cut(css, '<details><p class="a"></p></details>')).toBe(css);
});

test('groups that are left with nothing go, but a layer holds its place in the order', () => {
  const css =
    '@layer reset,ui;@layer ui{.gone{top:0}}@layer route{@media (width<40em){.gone{top:0}.a{top:0}}@supports (top:0){.gone{top:0}}}';
  expect(cut(css, '<p class="a">')).toBe('@layer reset,ui;@layer ui;@layer route{@media (width<40em){.a{top:0}}}');
});

test('fonts, animations and properties are taken as they are, and so is text with braces in it', () => {
  const css =
    '@font-face{font-family:F;src:local("F")}@keyframes k{from{top:0}to{top:1px}}@property --x{syntax:"*";inherits:false}' +
    '.a:after{content:"};{\\"";background:url(data:image/svg+xml;{a})}';
  expect(cut(css, '<p class="a">')).toBe(css);
});

test('names in scripts and styles are none of the document', () => {
  const names = namesIn('<script>"<p class=\\"a\\">"</script><style>.b{}</style><svg viewBox="0 0"></svg>');
  expect([...names].toSorted()).toEqual(['[viewBox', '[viewBox=0 0', 'script', 'style', 'svg']);
});
