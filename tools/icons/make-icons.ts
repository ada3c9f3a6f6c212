/** Writes icons.tsx, notice-icons.tsx and screen-icons.tsx from Lucide's drawings: run `npx tsx tools/icons/make-icons.ts` after changing a list. */
import { writeFile } from 'node:fs/promises';

type Node = [string, Record<string, string>];

/** Icons that the first view of a page may show: every visit loads them. */
const everyPage = `search x plus minus menu shopping-cart chevron-down chevron-right chevron-left check
arrow-up bookmark list-plus sliders-horizontal table-properties layout-grid store`;

/** Icons of messages and waiting changes: the first interaction loads them. */
const notices = `triangle-exclamation-point circle-exclamation-point circle-check wifi-off pencil user`;

/** Icons of individual screens. */
const singleScreens = `smartphone clipboard-list download printer phone refresh-cw file-text scan-barcode calendar`;

/** A path may open with a relative move, which would start where the previous path ends. */
const opening = /^m(-?[\d.]+)[ ,]?(-?[\d.]+)[ ,]?(?=[-\d.]?)/;

/** Round caps turn a zero-length stroke into a dot; with butt caps it must be as long as it is wide. */
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

const drawingOf = async (name: string): Promise<string> => {
  const drawing = (await import(`lucide-react/icons/${name}`)) as { __iconData: { node: Node[] } }; // its types hide the data
  const title = name
    .replace(/(^|-)([a-z0-9])/g, (_, __, letter: string) => letter.toUpperCase())
    .replace('ExclamationPoint', 'Alert');
  return `/** Lucide's "${name}". */\nexport const ${title}Icon = /* @__PURE__ */ icon('${drawing.__iconData.node.map(pathOf).join('')}');`;
};

const write = async (file: string, names: string): Promise<void> => {
  const drawings = await Promise.all(names.split(/\s+/).map(drawingOf));
  await writeFile(
    new URL(`../../src/ui/${file}`, import.meta.url),
    `// Written by make-icons.ts. The drawings are Lucide's (https://lucide.dev), ISC licence, copyright the Lucide
// contributors; parts derived from Feather, MIT licence, copyright 2013-present Cole Bemis.
import { icon } from './icon.tsx';

${drawings.join('\n')}
`,
  );
};

await write('icons.tsx', everyPage);
await write('notice-icons.tsx', notices);
await write('screen-icons.tsx', singleScreens);
