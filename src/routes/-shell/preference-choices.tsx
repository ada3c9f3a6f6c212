import { useShop } from '#shopper/shop.tsx';
import { useShopperActions } from '#shopper/shopper-actions.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { countryName } from '#wording/country.ts';
import { shellWording } from '#wording/shell.ts';

/** The choice of prices with or without VAT, for a store whose own prices exclude it. */
export function TaxChoice() {
  const { showTax } = useShopperActions();
  return (
    <Choice
      label={shellWording.prices}
      value={useIsTaxAdded() ? 'inc' : 'ex'}
      options={[
        ['ex', shellWording.exTax],
        ['inc', shellWording.incTax],
      ]}
      onChoose={(basis) => showTax(basis === 'inc')}
    />
  );
}

/** The choice of display currency. */
export function CurrencyChoice() {
  const { currencyCode } = useShop();
  const { prefer } = useShopperActions();
  const codes = useStoreSettings()?.currencyCodes ?? [currencyCode];
  return (
    <Choice
      label={shellWording.currency}
      value={currencyCode}
      options={codes.map((code) => [code, code])}
      onChoose={(code) => prefer({ currencyCode: code })}
    />
  );
}

/** The choice of delivery country. */
export function CountryChoice() {
  const { countryCode } = useShop();
  const { prefer } = useShopperActions();
  const codes = useStoreSettings()?.countryCodes ?? [countryCode];
  return (
    <Choice
      label={shellWording.country}
      value={countryCode}
      options={codes.map((code) => [code, countryName(code)])}
      onChoose={(code) => prefer({ countryCode: code })}
    />
  );
}

function Choice({
  label,
  value,
  options,
  onChoose,
}: {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChoose: (value: string) => void;
}) {
  return (
    <label className="choice-line">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
