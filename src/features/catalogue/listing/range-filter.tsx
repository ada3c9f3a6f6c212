import { useState } from 'react';
import type { Facet } from '#contract/facet.ts';
import type { FilterRange } from '#contract/filter-entry.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { listingWording as words } from '#wording/listing.ts';
import '#ui/form/form.css';

/** Prices are in minor units on the wire and in major units in the fields. */
const minorPerMajor = 100;

/** A range filter; either end may be left open. */
export function RangeFilter({
  facet,
  range,
  value,
  onApply,
}: {
  readonly facet: Facet;
  readonly range: NonNullable<Facet['range']>;
  readonly value: FilterRange;
  readonly onApply: (range: FilterRange) => void;
}) {
  const scale = facet.code === 'price' ? minorPerMajor : 1;
  const shown = (number: number | null) => (number === null ? '' : String(number / scale));
  const [low, setLow] = useState(shown(value.low));
  const [high, setHigh] = useState(shown(value.high));
  const read = (text: string): number | null => {
    const number = Number(text.replaceAll(/[,\s£€$]/g, ''));
    return text.trim() === '' || !Number.isFinite(number) ? null : Math.round(number * scale * 1000) / 1000;
  };
  const unit = range.unit === null ? '' : ` (${range.unit})`;
  return (
    // A plain form: `Form` also loads its note about the connection, which a filter doesn't need.
    <form
      noValidate
      className="form range-filter"
      onSubmit={(event) => {
        event.preventDefault();
        onApply({ low: read(low), high: read(high) });
      }}
    >
      <TextField
        label={`${words.from}${unit}`}
        aria-label={words.rangeFrom(facet.name)}
        value={low}
        onChange={setLow}
        inputMode="decimal"
        placeholder={String(Math.floor(range.min / scale))}
        autoComplete="off"
      />
      <TextField
        label={`${words.to}${unit}`}
        aria-label={words.rangeTo(facet.name)}
        value={high}
        onChange={setHigh}
        inputMode="decimal"
        placeholder={String(Math.ceil(range.max / scale))}
        autoComplete="off"
      />
      <Button type="submit" size="small">
        {words.apply}
      </Button>
    </form>
  );
}
