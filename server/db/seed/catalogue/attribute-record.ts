import { slugOf } from '#server/db/seed/random.ts';
import type { AttributeRecord } from '#server/db/schema/records.ts';
import { type AttributeCode, attributeDefinitions, definitionOf } from './attributes.ts';
import type { Facts } from './family.ts';

/** A size or grade stays as it is ('M10', 'IP65', 'A2-70'); any other text becomes a slug ('zinc-plated'). */
export const attributeValue = (value: string | number | boolean): string | number | boolean =>
  typeof value !== 'string' || /^[A-Z0-9./-]+$/.test(value) ? value : slugOf(value);

function displayOf(code: AttributeCode, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'string') return value;
  const { unit } = definitionOf(code);
  const number = code === 'shoe-size' ? String(value) : value.toLocaleString('en-GB', { maximumFractionDigits: 3 });
  return unit === null ? number : `${number} ${unit}`;
}

export function attributeRecord(
  code: AttributeCode,
  value: string | number | boolean,
  label?: string,
): AttributeRecord {
  const { name, unit, group } = definitionOf(code);
  return {
    code,
    name,
    value: attributeValue(value),
    displayValue: label ?? displayOf(code, value),
    ...(unit !== null && typeof value === 'number' && { unit }),
    group,
  };
}

/** Converts facts to attributes, in the order of a specification table. */
export function attributeRecords(facts: Facts): AttributeRecord[] {
  return attributeDefinitions.flatMap(({ code }) => {
    const value = facts[code];
    return value === undefined ? [] : [attributeRecord(code, value)];
  });
}
