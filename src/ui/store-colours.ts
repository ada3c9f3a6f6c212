/** A colour as its red, green and blue parts, each from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

/** The colour formats a store's configuration may use. */
export const colourForms = '#rgb, #rrggbb, rgb(0 0 0), hsl(0 0% 0%) or oklch(0 0 0)';

const number = '([-+]?(?:\\d+\\.?\\d*|\\.\\d+))';
const three = (name: string) =>
  new RegExp(
    `^${name}a?\\(\\s*${number}(%?|deg)\\s*[\\s,]\\s*${number}(%?)\\s*[\\s,]\\s*${number}(%?|deg)\\s*\\)$`,
    'i',
  );
const patterns = { rgb: three('rgb'), hsl: three('hsl'), oklch: three('oklch') };

const unit = (value: number) => Math.min(1, Math.max(0, value));

function parts(text: string, pattern: RegExp, full: Colour): Colour | undefined {
  const found = pattern.exec(text);
  if (found === null) return undefined;
  const part = (at: 1 | 3 | 5, whole: number) => Number(found[at]) * (found[at + 1] === '%' ? whole / 100 : 1);
  return [part(1, full[0]), part(3, full[1]), part(5, full[2])];
}

function fromHex(text: string): Colour | undefined {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex === undefined) return undefined;
  const pair = (at: number) => (hex.length === 3 ? hex.charAt(at).repeat(2) : hex.slice(2 * at, 2 * at + 2));
  return [Number.parseInt(pair(0), 16) / 255, Number.parseInt(pair(1), 16) / 255, Number.parseInt(pair(2), 16) / 255];
}

function fromHsl([hue, saturation, lightness]: Colour): Colour {
  const s = unit(saturation / 100);
  const l = unit(lightness / 100);
  const channel = (n: number) => {
    const k = (((n + hue / 30) % 12) + 12) % 12;
    return l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
  };
  return [channel(0), channel(8), channel(4)];
}

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055);

function toOklab(colour: Colour): Colour {
  const [r, g, b] = [linear(colour[0]), linear(colour[1]), linear(colour[2])];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([lightness, a, b]: Colour): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    unit(gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s)),
    unit(gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s)),
    unit(gamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s)),
  ];
}

/** Parses a configured colour (see `colourForms`), or returns undefined. */
export function readColour(text: string): Colour | undefined {
  const bare = text.trim();
  const rgb = parts(bare, patterns.rgb, [255, 255, 255]);
  if (rgb !== undefined) return [unit(rgb[0] / 255), unit(rgb[1] / 255), unit(rgb[2] / 255)];
  const hsl = parts(bare, patterns.hsl, [360, 100, 100]);
  if (hsl !== undefined) return fromHsl(hsl);
  const oklch = parts(bare, patterns.oklch, [1, 0.4, 360]);
  if (oklch !== undefined) {
    const turn = (oklch[2] * Math.PI) / 180;
    return fromOklab([unit(oklch[0]), oklch[1] * Math.cos(turn), oklch[1] * Math.sin(turn)]);
  }
  return fromHex(bare);
}

/** `#rrggbb`. */
export function writeColour(colour: Colour): string {
  return `#${colour
    .map((part) =>
      Math.round(part * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** Relative luminance by WCAG, from 0 to 1. */
function luminance(colour: Colour): number {
  return 0.2126 * linear(colour[0]) + 0.7152 * linear(colour[1]) + 0.0722 * linear(colour[2]);
}

/** The WCAG contrast of two colours, from 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const clamps = {
  light: { bend: (lightness: number) => Math.min(lightness, 0.48), maxChroma: 0.17 },
  dark: { bend: (lightness: number) => Math.max(lightness, 0.74), maxChroma: 0.14 },
};

/**
 * The store's colour adjusted until text in it is readable on every background of a theme; the same formula as
 * `--brand` in base.css.
 */
export function brandColour(store: Colour, theme: 'light' | 'dark'): Colour {
  const [lightness, a, b] = toOklab(store);
  const { bend, maxChroma } = clamps[theme];
  const chroma = Math.hypot(a, b);
  const scale = chroma === 0 ? 0 : Math.min(chroma, maxChroma) / chroma;
  return fromOklab([bend(lightness), a * scale, b * scale]);
}

/** Groups of named colours, as public configuration gives them. */
export type StoreColours = Readonly<Record<string, Readonly<Record<string, string>>>>;

const nameForm = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * The style sheet for a store's colours: `--store-{name}` for the group "store", `--store-{group}-{name}` for others,
 * plus precomputed colours for browsers without relative colours. `rejected` says in words which entries were left out.
 */
export function storeColourCss(groups: StoreColours): { css: string; rejected: string[] } {
  const rejected: string[] = [];
  const variables: string[] = [];
  let primary: Colour | undefined;
  for (const [group, colours] of Object.entries(groups)) {
    for (const [name, text] of Object.entries(colours)) {
      const colour = readColour(text);
      if (!nameForm.test(group) || !nameForm.test(name))
        rejected.push(`${group}.${name}: a name is lower-case letters, digits and hyphens.`);
      else if (colour === undefined)
        rejected.push(`${group}.${name}: "${text}" is not a colour; write ${colourForms}.`);
      else {
        variables.push(`--store-${group === 'store' ? '' : `${group}-`}${name}:${writeColour(colour)}`);
        if (group === 'store' && name === 'primary') primary = colour;
      }
    }
  }
  if (variables.length === 0) return { css: '', rejected };
  const root = `:root{${variables.join(';')}}`;
  if (primary === undefined) return { css: root, rejected };
  const light = writeColour(brandColour(primary, 'light'));
  const dark = writeColour(brandColour(primary, 'dark'));
  const bent =
    `:root{--brand:${light}}:root[data-theme=dark]{--brand:${dark}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme]){--brand:${dark}}}`;
  return { css: `${root}@supports not (color:oklch(from red l c h)){${bent}}`, rejected };
}
