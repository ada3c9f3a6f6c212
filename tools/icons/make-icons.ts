/** Writes icons.tsx from Lucide's drawings: run `npx tsx tools/icons/make-icons.ts` after changing the list. */
import { writeFile } from 'node:fs/promises';

type Node = [string, Record<string, string>];

const names =
  `search x plus minus menu shopping-cart chevron-down chevron-right chevron-left check triangle-exclamation-point info
circle-exclamation-point circle-check trash arrow-up arrow-right wifi-off pencil smartphone user clipboard-list bookmark list-plus
sliders-horizontal arrow-up-down table-properties layout-grid download printer phone mail map-pin truck lock eye eye-off
log-out refresh-cw external-link file-text scan-barcode store package credit-card bell tag house clock calendar`
    .split(/\s+/)
    .filter(Boolean);

/** A drawing may open with a relative move, which would start where the one before it ends. */
const opening = /^m(-?[\d.]+)[ ,]?(-?[\d.]+)[ ,]?(?=[-\d.]?)/;

/** Round caps turn a stroke of no length into a dot; with ruled ends it must be as long as it is wide. */
const dot = /M([\d.]+) ([\d.]+)h\.01/g;

function settle(path: string): string {
  return path
    .replace(opening, (all, x: string, y: string) => `M${x} ${y}${/[-\d.]/.test(path[all.length] ?? '') ? 'l' : ''}`)
    .replace(dot, (_, x: string, y: string) => `M${Number(x) - 0.9} ${y}h1.8`);
}

function pathOf([shape, at]: Node): string {
  const number = (name: string) => Number(at[name] ?? 0);
  switch (shape) {
    case 'path':
      return settle(at['d'] ?? '');
    case 'circle': {
      const r = number('r');
      return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
    }
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}z`;
    case 'line':
      return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
    case 'polyline':
      return `M${at['points'] ?? ''}`;
    default:
      throw new Error(`No way to draw <${shape}>.`);
  }
}

const drawings = await Promise.all(
  names.map(async (name) => {
    const drawing = (await import(`lucide-react/icons/${name}`)) as { __iconData: { node: Node[] } }; // its types hide the data
    const title = name
      .replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
      .replace('ExclamationPoint', 'Alert');
    return `/** Lucide's "${name}". */\nexport const ${title}Icon = /* @__PURE__ */ icon('${drawing.__iconData.node.map(pathOf).join('')}');`;
  }),
);

await writeFile(
  new URL('../../src/ui/icons.tsx', import.meta.url),
  `// Written by make-icons.ts. The drawings are Lucide's (https://lucide.dev), ISC licence, copyright the Lucide
// contributors; parts derived from Feather, MIT licence, copyright 2013-present Cole Bemis.
import { icon } from '#ui/icon.tsx';

${drawings.join('\n')}
`,
);
