import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { drawingKindOf, drawingKinds } from './drawing-kind.ts';
import { ProductDrawing } from './product-drawing.tsx';
import type { DrawingAttributes } from './sizes.ts';

const everything: DrawingAttributes = {
  thread: 'M10',
  length: 61,
  diameter: 13,
  width: 47,
  height: 83,
  thickness: 7,
  bore: 31,
  gauge: 5,
  size: '9 / L',
  volume: '2.5 l',
  weight: '25 kg',
  sku: 'FX-HB-M10-060',
};

function markup(kind: string, attributes: DrawingAttributes = {}, decorative = false): string {
  return renderToStaticMarkup(
    <ProductDrawing kind={kind} attributes={attributes} label="A part" decorative={decorative} />,
  );
}

function pathsOf(svg: string): string[] {
  return [...svg.matchAll(/ d="([^"]*)"/g)].map((match) => match[1] ?? '');
}

/** How many numbers each path command takes; the last ones are its end. */
const arities: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, q: 4, t: 2, c: 6, a: 7 };

/** Both ends of every stroke of a path. */
function endsOf(path: string): [x: number, y: number][] {
  const ends: [number, number][] = [];
  let at: [number, number] = [0, 0];
  let start = at;
  for (const [, command = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = command.toLowerCase();
    const numbers = (rest.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);
    const arity = arities[kind] ?? 1;
    if (kind === 'z') at = start;
    for (let first = 0; first < numbers.length; first += arity) {
      const [x = 0, y = 0] = numbers.slice(first, first + arity).slice(-2);
      const [fromX, fromY] = command === kind ? at : [0, 0];
      if (kind === 'h') at = [fromX + x, at[1]];
      else if (kind === 'v') at = [at[0], fromY + x];
      else at = [fromX + x, fromY + y];
      if (kind === 'm') start = at;
      ends.push(at);
    }
  }
  return ends;
}

const extremes: readonly DrawingAttributes[] = [
  {},
  everything,
  { length: 0.1, diameter: 9000, thread: 'M64', width: 1, thickness: 4000 },
  { length: 100_000, diameter: 0.01, thread: '-', width: 'wide', thickness: 'thin', size: '' },
];

/** Path data by the SVG grammar: a move first, then only commands, finite numbers and separators. */
const pathGrammar = /^M(?:[MmLlHhVvCcSsQqTtAaZz]|-?\d+(?:\.\d+)?|[ ,-])+$/;

describe.each(drawingKinds)('%s', (kind) => {
  test('draws sound paths whatever the dimensions are', () => {
    for (const attributes of extremes) {
      const paths = pathsOf(markup(kind, attributes));
      expect(paths).not.toEqual([]);
      for (const path of paths) expect(path).toMatch(pathGrammar);
    }
  });

  test('starts and ends every stroke on the sheet', () => {
    for (const attributes of extremes)
      for (const path of pathsOf(markup(kind, attributes)))
        for (const [x, y] of endsOf(path)) {
          expect(x, path).toBeGreaterThanOrEqual(0);
          expect(x, path).toBeLessThanOrEqual(400);
          expect(y, path).toBeGreaterThanOrEqual(0);
          expect(y, path).toBeLessThanOrEqual(300);
        }
  });

  test('writes figures of the product, and only those', () => {
    const figures = [...markup(kind, everything).matchAll(/<text[^>]*>([^<]*)</g)].map((match) => match[1] ?? '');
    expect(figures.length).toBeGreaterThan(0);
    for (const figure of figures) expect(Object.values(everything).map(String)).toContain(figure.replace('Ø', ''));
    expect(markup(kind)).not.toContain('<text');
  });

  test('is the same each time', () => {
    expect(markup(kind, everything)).toBe(markup(kind, everything));
  });
});

test('kinds look different from each other', () => {
  expect(new Set(drawingKinds.map((kind) => markup(kind, everything))).size).toBe(drawingKinds.length);
});

test('a bolt shows its length and thread', () => {
  const svg = markup('bolt', { thread: 'M8', length: 40 });
  expect(svg).toContain('>40<');
  expect(svg).toContain('>M8<');
});

test('units of millimetres are left out and a bare diameter is marked', () => {
  expect(markup('pipe', { diameter: '22 mm', length: '3000 mm' })).toContain('>Ø22<');
  expect(markup('elbow', { size: '1/2 in' })).toContain('>1/2 in<');
});

test('figures that are not millimetres carry their unit', () => {
  expect(markup('cable', { csa: 2.5, run: 100 })).toContain('>2.5 mm²<');
  expect(markup('cable', { csa: 2.5, run: 100 })).toContain('>100 m<');
  expect(markup('tin', { litres: 5 })).toContain('>5 l<');
  expect(markup('bag', { 'weight-kg': 25 })).toContain('>25 kg<');
  expect(markup('boot', { 'shoe-size': 9 })).toContain('>UK 9<');
});

test('a longer bolt of one thread is drawn thinner', () => {
  const heightAt = (length: number): number => {
    const heights = pathsOf(markup('bolt', { thread: 'M10', length }, true)).flatMap((path) =>
      endsOf(path).map(([, y]) => y),
    );
    return Math.max(...heights) - Math.min(...heights);
  };
  expect(heightAt(80)).toBeLessThan(heightAt(40));
});

test('a carton carries its part number, and stands in for what cannot be drawn', () => {
  expect(markup('zeppelin', { sku: 'FX-1' })).toBe(markup('carton', { sku: 'FX-1' }));
  expect(markup('carton', { sku: 'FX-1' })).toContain('>FX-1<');
  expect(drawingKindOf('toString')).toBe('carton');
});

test('markup in an attribute is escaped', () => {
  const svg = markup('carton', { sku: '<b>"&' });
  expect(svg).toContain('&lt;b&gt;');
  expect(svg).not.toContain('<b>');
});

test('it is an image with a name', () => {
  const svg = markup('nut', everything);
  expect(svg).toContain('role="img"');
  expect(svg).toContain('aria-label="A part"');
});

test('a decorative one is hidden and bare of dimensions', () => {
  const svg = markup('nut', everything, true);
  expect(svg).toContain('aria-hidden="true"');
  expect(svg).not.toContain('role=');
  expect(svg).not.toContain('<text');
});
