import fc from 'fast-check';
import type { Shape } from '#server/api/docs/document.ts';
import { between, pickOf } from '#server/db/seed/random.ts';
import type { SeenValues } from './seen-values.ts';

/** What values are generated from. */
export interface Making {
  readonly random: () => number;
  readonly seen: SeenValues;
  /** The tag of the operation that is called. */
  readonly tag: string;
  readonly schemas: Readonly<Record<string, Shape>>;
}

/** Texts that break code which trusts its input. */
export const hostileTexts: readonly string[] = [
  '',
  ' ',
  '%',
  '%_%_%_%_%_%_%',
  "'",
  "x'; drop table products; --",
  '\\',
  '\u0000',
  '\uD800',
  '😀'.repeat(40),
  '\u202Eabc',
  '<script>alert(1)</script>',
  '{{7*7}}',
  '../../etc/passwd',
  '-1',
  '1e999',
  'NaN',
  'null',
  '1..',
  '..',
  'price:..',
  'price:1..1e308',
  'type:a:b:c',
  '(((((((((((((((',
  'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  'm4 m5 m6 m8 m10 m12 m16 m20 4mm 5mm 6mm 8mm 10mm 12mm 1/2" 3/4"',
  'screw & bolt | nut <-> washer : * !',
  'sscrwe hexx blot gavlanised stainles',
  'e',
  'a'.repeat(200),
  'ä'.repeat(120),
  'zz '.repeat(66),
  '9'.repeat(64),
  'x'.repeat(3000),
];

const chance = ({ random }: Making, of: number): boolean => between(random, 1, of) === 1;

const word = ({ random }: Making): string => Math.floor(random() * 36 ** 6).toString(36);

const matching = (pattern: string, { random }: Making): string =>
  fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 1, seed: between(random, 0, 2 ** 31 - 1) })[0] ?? '';

const byFormat = (format: string, making: Making): string | null => {
  const { random } = making;
  if (format === 'email') return pickOf(random, ['trade@example.com', `${word(making)}@example.com`]);
  if (format === 'uuid') return crypto.randomUUID();
  const date = new Date(Date.UTC(2026, between(random, 0, 11), between(random, 1, 28)));
  if (format === 'date') return date.toISOString().slice(0, 10);
  return format === 'date-time' ? date.toISOString() : null;
};

const textOf = (shape: Shape, field: string, making: Making): string => {
  const { random, seen, tag } = making;
  const formatted = shape.format === undefined ? null : byFormat(shape.format, making);
  if (formatted !== null) return formatted;
  const known = chance(making, 6)
    ? undefined
    : seen.find(field === 'Filters' ? 'filter' : field, tag, random)?.slice(0, shape.maxLength);
  const { pattern } = shape;
  if (known !== undefined && (pattern === undefined || new RegExp(pattern).test(known))) return known;
  if (pattern !== undefined) return matching(pattern, making).slice(0, shape.maxLength);
  if (chance(making, 3)) {
    const fitting = hostileTexts.filter(
      ({ length }) => length >= (shape.minLength ?? 0) && length <= (shape.maxLength ?? 200),
    );
    return fitting.length === 0 ? word(making) : pickOf(random, fitting);
  }
  return word(making)
    .padEnd(shape.minLength ?? 1, 'x')
    .slice(0, shape.maxLength);
};

const numberOf = (shape: Shape, { random }: Making): number => {
  const low = shape.minimum ?? 0;
  const high = shape.maximum ?? low + 1000;
  const whole = pickOf(random, [low, high, between(random, low, high), between(random, low, Math.min(high, low + 10))]);
  return shape.type === 'integer' ? Math.ceil(whole) : whole;
};

const sizeOf = ({ minItems = 0, maxItems = 20 }: Shape, making: Making): number =>
  between(making.random, minItems, chance(making, 12) ? maxItems : Math.min(maxItems, Math.max(minItems, 3)));

/** A value that a schema allows. */
export const valueOf = (shape: Shape, field: string, making: Making): unknown => {
  const { random, schemas } = making;
  if (shape.$ref !== undefined) {
    return valueOf(schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {}, field, making);
  }
  if (shape.const !== undefined) return shape.const;
  if (shape.enum !== undefined) return pickOf(random, shape.enum);
  const options = shape.anyOf ?? shape.oneOf;
  if (options !== undefined) return valueOf(pickOf(random, options), field, making);
  if (shape.prefixItems !== undefined) return shape.prefixItems.map((one) => valueOf(one, field, making));
  const type = Array.isArray(shape.type) ? pickOf(random, shape.type) : shape.type;
  if (type === 'array') {
    const { items } = shape;
    const length = sizeOf(shape, making);
    return Array.from({ length }, () => valueOf(typeof items === 'object' ? items : {}, field, making));
  }
  if (type === 'object') {
    const given = Object.entries(shape.properties ?? {}).filter(
      ([name]) => shape.required?.includes(name) === true || !chance(making, 3),
    );
    return Object.fromEntries(given.map(([name, part]) => [name, valueOf(part, name, making)]));
  }
  if (type === 'integer' || type === 'number') return numberOf({ ...shape, type }, making);
  if (type === 'boolean') return random() < 0.5;
  return type === 'null' ? null : textOf(shape, field, making);
};

/** A value that no schema expects. */
export const wrongValue = ({ random }: Making): unknown =>
  pickOf(random, [
    null,
    true,
    -1,
    1.5,
    2 ** 53,
    1e308,
    [],
    {},
    [[[[]]]],
    { $gt: '' },
    Array.from({ length: 300 }, () => 'x'),
    ...hostileTexts,
  ]);
