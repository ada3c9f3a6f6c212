import type { AddOnGroup, AddOnOption } from '#contract/add-on.ts';
import { minimumOf } from '#contract/add-on-minimum.ts';
import { useIsTaxAdded } from '#shopper/shown/tax.ts';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { FieldGroup } from '#ui/form/field.tsx';
import { RadioGroup } from '#ui/form/radio-group.tsx';
import { catalogueWording } from '#wording/catalogue.ts';
import { addOnWording as words } from '#wording/add-on.ts';
import { formatPrice } from '#wording/money.ts';
import { type AddOnChoice, choose } from './add-on-choice.ts';

const none = '';

const priceOf = ({ price }: AddOnOption, taxRate: number | undefined, isTaxAdded: boolean): string | undefined => {
  if (price === null) return undefined;
  return price.amount === 0 ? words.free : words.price(formatPrice(price, taxRate, isTaxAdded));
};

/** The add-ons of a product: radio buttons for single choice, checkboxes for several. */
export function AddOnFields({
  groups,
  choice,
  missingId,
  taxRate,
  onChange,
}: {
  readonly groups: readonly AddOnGroup[];
  readonly choice: AddOnChoice;
  /** The group that still needs a choice, once the shopper has tried to continue. */
  readonly missingId: string | null;
  /** The tax rate of their product. */
  readonly taxRate: number | undefined;
  readonly onChange: (choice: AddOnChoice) => void;
}) {
  const isTaxAdded = useIsTaxAdded();
  return (
    <>
      {groups.map((group) => {
        const chosen = choice[group.id] ?? [];
        const least = minimumOf(group, chosen.length);
        const field = {
          id: `add-on-${group.id}`,
          label: group.name,
          ...(group.isRequired ? { note: words.required } : {}),
          ...(group.description === null ? {} : { hint: group.description }),
          ...(missingId === group.id && chosen.length < least
            ? { error: catalogueWording.chooseOptions(least, group.name) }
            : {}),
        };
        if (group.maxSelections === 1) {
          return (
            <RadioGroup
              key={group.id}
              {...field}
              value={chosen[0] ?? none}
              onChange={(id) => onChange(id === none ? { ...choice, [group.id]: [] } : choose(choice, group, id, true))}
              options={[
                ...(group.isRequired ? [] : [{ value: none, label: words.none }]),
                ...group.options.map((option) => ({
                  value: option.id,
                  label: option.name,
                  end: priceOf(option, taxRate, isTaxAdded),
                })),
              ]}
            />
          );
        }
        return (
          <FieldGroup key={group.id} {...field}>
            {group.options.map((option) => (
              <Checkbox
                key={option.id}
                label={option.name}
                end={priceOf(option, taxRate, isTaxAdded)}
                checked={chosen.includes(option.id)}
                disabled={!chosen.includes(option.id) && chosen.length >= group.maxSelections}
                onChange={(isChosen) => onChange(choose(choice, group, option.id, isChosen))}
              />
            ))}
          </FieldGroup>
        );
      })}
    </>
  );
}
