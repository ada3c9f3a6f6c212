import type { ReactElement } from 'react';
import type { DrawingKind } from './drawing-kind.ts';
import { box, cable, lamp, socket } from './electrical.ts';
import { anchor, bolt, nut, screw, washer } from './fixings.ts';
import { bag, batten, carton, sheet, tape, tin, tube } from './packs.ts';
import { elbow, pipe, tap, tee, valve } from './plumbing.ts';
import { sizesOf } from './sizes.ts';
import type { DrawingAttributes, Sizes } from './sizes.ts';
import type { Dimension, Sketch } from './sketch.ts';
import { bit, blade, hammer, screwdriver, spanner } from './tools.ts';
import { boot, glove, hat } from './workwear.ts';

const sketches: Readonly<Record<DrawingKind, (sizes: Sizes) => Sketch>> = {
  bolt,
  screw,
  nut,
  washer,
  anchor,
  pipe,
  elbow,
  tee,
  valve,
  tap,
  cable,
  socket,
  lamp,
  blade,
  bit,
  hammer,
  screwdriver,
  spanner,
  glove,
  boot,
  hat,
  tin,
  tube,
  tape,
  sheet,
  batten,
  bag,
  box,
  carton,
};

const tint = 'color-mix(in oklab,var(--brand) 12%,transparent)';
/** Strokes keep their width at every size. */
const ruled = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;

/** Draws a product inside a 400 × 300 SVG; the plain drawing leaves out the dimensions. */
export function draw(kind: DrawingKind, attributes: DrawingAttributes, isPlain = false): ReactElement {
  const { ink, fine, centre, print, ...sketch } = sketches[kind](sizesOf(attributes));
  const dimensions = isPlain ? [] : (sketch.dimensions ?? []).filter(({ text }) => text !== '');
  return (
    <>
      <path
        d={sketch.tint}
        stroke="var(--ink)"
        strokeWidth={isPlain ? 1.5 : 2}
        fillRule="evenodd"
        {...ruled}
        fill={tint}
      />
      <path d={ink} stroke="var(--ink)" strokeWidth={isPlain ? 1.5 : 2} {...ruled} />
      {fine === undefined ? null : <path d={fine} stroke="var(--ink)" strokeWidth={isPlain ? 0.6 : 1} {...ruled} />}
      {centre === undefined || isPlain ? null : (
        <path d={centre} stroke="var(--ink-3)" strokeDasharray="14 4 3 4" {...ruled} />
      )}
      {dimensions.map((dimension) => (
        <Measure key={`${dimension.isFlat}${dimension.from}`} {...dimension} />
      ))}
      {print === undefined || print.text === '' || isPlain ? null : (
        <Figure
          x={print.x}
          y={print.y}
          size={Math.min(18, print.width / print.text.length / 0.6)}
          anchor="middle"
          text={print.text}
        />
      )}
    </>
  );
}

const away = 30;
const sheetWidth = 398;

function Measure({ isFlat, from, to, edge, text }: Dimension) {
  const line = edge + away;
  const ends = [
    [from, to > from + 24 ? 9 : -9],
    [to, to > from + 24 ? -9 : 9],
  ] as const;
  const ruler = isFlat
    ? `M${from} ${edge + 5}V${line + 6}M${to} ${edge + 5}V${line + 6}M${from} ${line}H${to}`
    : `M${edge + 6} ${from}H${line + 6}M${edge + 6} ${to}H${line + 6}M${line} ${from}V${to}`;
  const heads = ends
    .map(([at, back]) => (isFlat ? `M${at} ${line}l${back} -3v6z` : `M${line} ${at}l-3 ${back}h6z`))
    .join('');
  const between = (from + to) / 2;
  const beside = { x: line + 8, y: between + 5, anchor: 'start' } as const;
  // A dimension too long for the margin is rotated to run along its line.
  const turned = { x: line + 18, y: between, anchor: 'middle', isTurned: true } as const;
  const isShort = beside.x + text.length * 8.6 < sheetWidth;
  const figureAt = isFlat ? ({ x: between, y: line + 18, anchor: 'middle' } as const) : isShort ? beside : turned;
  return (
    <>
      <path d={ruler} stroke="var(--ink-3)" {...ruled} />
      <path d={heads} fill="var(--ink-3)" />
      <Figure {...figureAt} text={text} size={14} />
    </>
  );
}

interface FigureProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly text: string;
  readonly anchor: 'start' | 'middle';
  readonly isTurned?: boolean;
}

function Figure({ x, y, size, text, anchor, isTurned = false }: FigureProps) {
  return (
    <text
      x={x}
      y={y}
      fontSize={Math.round(size * 10) / 10}
      fontFamily="var(--font-code)"
      fill="var(--ink)"
      textAnchor={anchor}
      {...(isTurned ? { transform: `rotate(-90 ${x} ${y})` } : {})}
    >
      {text}
    </text>
  );
}
