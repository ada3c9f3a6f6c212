import { type Html, html } from '#server/api/payments/sandbox/html.ts';
import type { Shape } from './document.ts';

/** A schema for human readers: its type in a few words, and its fields. */
export const shapeView = (shape: Shape, depth = 0): Html => {
  const { properties } = shape;
  if (properties === undefined || depth > 3) return html`<p>${kindOf(shape)}</p>`;
  const rows = Object.entries(properties).map(([name, part]) => {
    const below = nested(part);
    return html`<tr>
      <th scope="row"><code>${name}</code>${shape.required?.includes(name) ? null : html` <small>optional</small>`}</th>
      <td>${kindOf(part)}${below === null ? null : shapeView(below, depth + 1)}</td>
    </tr>`;
  });
  return html`<table><tbody>${rows}</tbody></table>`;
};

/** The fields of an object, or of a list's items; null if the type name says enough. */
const nested = (shape: Shape): Shape | null => {
  if (shape.properties !== undefined) return shape;
  return typeof shape.items === 'object' ? nested(shape.items) : null;
};

const kindOf = (shape: Shape): Html => {
  if (shape.$ref !== undefined) {
    const name = shape.$ref.split('/').at(-1) ?? '';
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const options = shape.anyOf ?? shape.oneOf;
  if (options !== undefined)
    return html`${options.map((one, at) => html`${at === 0 ? null : html` or `}${kindOf(one)}`)}`;
  if (shape.prefixItems !== undefined) {
    return html`list of ${shape.prefixItems.map((one, at) => html`${at === 0 ? null : html`, `}${kindOf(one)}`)}`;
  }
  if (typeof shape.items === 'object')
    return html`list of ${kindOf(shape.items)}${lengthOf(shape.minItems, shape.maxItems, 'entries')}`;
  if (shape.const !== undefined) return html`<code>${JSON.stringify(shape.const)}</code>`;
  if (shape.enum !== undefined) {
    return html`${shape.enum.map((one, at) => html`${at === 0 ? null : html` or `}<code>${JSON.stringify(one)}</code>`)}`;
  }
  if (typeof shape.additionalProperties === 'object') return html`object of ${kindOf(shape.additionalProperties)}`;
  const type = [shape.type ?? 'anything'].flat().join(' or ');
  return html`${type}${shape.format === undefined ? null : html` (${shape.format})`}${limitsOf(shape)}`;
};

const limitsOf = (shape: Shape): Html | null =>
  lengthOf(shape.minLength, shape.maxLength, 'characters') ?? lengthOf(shape.minimum, shape.maximum, '');

const lengthOf = (min: number | undefined, max: number | undefined, unit: string): Html | null => {
  if (min === undefined && max === undefined) return null;
  const range =
    max === undefined ? `${min} or more` : min === undefined || min === 0 ? `at most ${max}` : `${min} to ${max}`;
  return html`, ${range}${unit === '' ? '' : ` ${unit}`}`;
};
