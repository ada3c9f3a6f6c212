/** The parts of a style sheet: groups of rules, rules with what their selectors need, and text that is copied as it is. */
type Part =
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly Part[] }
  | { readonly kind: 'rule'; readonly selectors: readonly Selector[]; readonly body: string }
  | { readonly kind: 'text'; readonly text: string };

/** A selector, and the classes (`.x`), ids (`#x`), elements (`x`) and attributes (`[x`, `[x=y`) that it needs to match anything. */
interface Selector {
  readonly text: string;
  readonly needs: readonly string[];
}

/** A parsed style sheet, to be reduced to what a view needs. */
export type StyleSheet = readonly Part[];

const groups = /^@(?:layer|media|supports|container)\b/;

/** Parses a style sheet as the build writes it: without comments and without nested rules. */
export const readStyleSheet = (css: string): StyleSheet => readParts(css, 0).parts;

/** The position of the next of `marks` from `at` on that is outside strings and brackets; the end if there is none. */
const nextMark = (css: string, at: number, marks: string): number => {
  let depth = 0;
  for (let i = at; i < css.length; i += 1) {
    const letter = css.charAt(i);
    if (letter === '\\') i += 1;
    else if (letter === '"' || letter === "'") {
      i += 1;
      while (i < css.length && css.charAt(i) !== letter) i += css.charAt(i) === '\\' ? 2 : 1;
    } else if (letter === '(' || letter === '[') depth += 1;
    else if (letter === ')' || letter === ']') depth -= 1;
    else if (depth === 0 && marks.includes(letter)) return i;
  }
  return css.length;
};

const readParts = (css: string, from: number): { readonly parts: Part[]; readonly end: number } => {
  const parts: Part[] = [];
  let at = from;
  for (;;) {
    const mark = nextMark(css, at, '{};');
    const prelude = css.slice(at, mark).trim();
    const letter = css.charAt(mark);
    if (letter === ';') {
      if (prelude !== '') parts.push({ kind: 'text', text: `${prelude};` });
      at = mark + 1;
    } else if (letter === '{' && groups.test(prelude)) {
      const inner = readParts(css, mark + 1);
      parts.push({ kind: 'group', prelude, parts: inner.parts });
      at = inner.end + 1;
    } else if (letter === '{') {
      const end = endOfBlock(css, mark + 1);
      const body = css.slice(mark + 1, end);
      parts.push(
        prelude.startsWith('@')
          ? { kind: 'text', text: `${prelude}{${body}}` }
          : { kind: 'rule', selectors: selectorsOf(prelude), body },
      );
      at = end + 1;
    } else return { parts, end: mark };
  }
};

const endOfBlock = (css: string, from: number): number => {
  let at = nextMark(css, from, '{}');
  while (css.charAt(at) === '{') at = nextMark(css, endOfBlock(css, at + 1) + 1, '{}');
  return at;
};

const selectorsOf = (prelude: string): Selector[] => {
  const selectors: Selector[] = [];
  for (let at = 0; at < prelude.length;) {
    const end = nextMark(prelude, at, ',');
    const text = prelude.slice(at, end).trim();
    selectors.push({ text, needs: needsOf(text) });
    at = end + 1;
  }
  return selectors;
};

/** State that readers change without a script, and state that the page's inline scripts set. */
const changing = /^(?:open|hidden|data-theme|data-density|data-pressed)$/;

/** Pseudo-classes need nothing, whatever their arguments. */
const needsOf = (selector: string): string[] => {
  if (selector.includes('\\')) return [];
  const attributes: string[] = [];
  let plain = selector.replaceAll(
    /\[([\w-]+)(?:=["']?([^"'\]]*)["']?|[^\]]*)\]/g,
    (_, name: string, value?: string) => {
      if (changing.test(name)) return '';
      return `%${attributes.push(value === undefined ? `[${name}` : `[${name}=${value}`) - 1}`;
    },
  );
  // From the innermost out: `:not(:is(.a))`.
  while (plain.includes('(')) plain = plain.replaceAll(/(?:::?[\w-]+)?\([^()]*\)/g, '');
  plain = plain.replaceAll(/::?[\w-]+/g, '');
  const names = plain.match(/%\d+|[.#]?[a-z_][\w-]*/gi) ?? [];
  return names.map((name) => {
    if (name.startsWith('%')) return attributes[Number(name.slice(1))] ?? '';
    return /^[.#]/.test(name) ? name : name.toLowerCase();
  });
};

/** The classes, ids, elements and attributes in HTML; words of its text may be mistaken for attributes. */
export const namesIn = (html: string): ReadonlySet<string> => {
  const markup = html.replaceAll(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  const names = new Set<string>();
  for (const [, element = ''] of markup.matchAll(/<([a-z][\w-]*)/gi)) names.add(element.toLowerCase());
  for (const [, name = '', value = ''] of markup.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
    names.add(`[${name}`).add(`[${name}=${value}`);
    if (name === 'class') for (const one of value.split(/\s+/)) names.add(`.${one}`);
    if (name === 'id') names.add(`#${value}`);
  }
  return names;
};

/** The rules that can match anything in a document with these names, whatever a reader does with it without scripts. */
export const stylesFor = (sheet: StyleSheet, names: ReadonlySet<string>): string =>
  sheet.map((part) => textOf(part, names)).join('');

const textOf = (part: Part, names: ReadonlySet<string>): string => {
  if (part.kind === 'text') return part.text;
  if (part.kind === 'rule') {
    const matching = part.selectors.filter(({ needs }) => needs.every((name) => names.has(name)));
    return matching.length === 0 ? '' : `${matching.map(({ text }) => text).join(',')}{${part.body}}`;
  }
  const inner = stylesFor(part.parts, names);
  if (inner !== '') return `${part.prelude}{${inner}}`;
  // Layers are ordered by their first mention.
  return part.prelude.startsWith('@layer ') ? `${part.prelude};` : '';
};
