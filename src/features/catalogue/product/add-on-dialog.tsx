import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { LineAddOn, LineItem } from '#contract/basket.ts';
import { maxAddOnLines } from '#contract/basket-rows.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { basketWording } from '#wording/basket.ts';
import { cartChangeWording } from '#wording/cart-change.ts';
import { addOnWording as words } from '#wording/add-on.ts';
import { formWording } from '#wording/form.ts';
import { lineName } from '#wording/line-name.ts';
import { partWording } from '#wording/ui.ts';
import { type AddOnChoice, chosenAddOns, missingGroup } from './add-on-choice.ts';
import { AddOnFields } from './add-on-fields.tsx';
import { productAddOnsQuery } from './queries.ts';

/** A button that opens a line's add-ons; null if it has none to choose. `onSave` gets the lines that receive them. */
export function AddOnDialog({
  line,
  lines,
  onSave,
}: {
  readonly line: LineItem;
  /** All lines in the cart. */
  readonly lines: readonly LineItem[];
  readonly onSave: (addOns: readonly LineAddOn[], lines: readonly LineItem[]) => Promise<unknown>;
}) {
  const shop = useShop();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<AddOnChoice | null>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const [isForOthers, setForOthers] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const { data: groups } = useQuery({ ...productAddOnsQuery(shop, line.productId), enabled: isOpen });
  if (line.addOns.length === 0 && line.hasAddOns !== true) return null;

  const others = lines
    .filter(({ productId, lineItemId }) => productId === line.productId && lineItemId !== line.lineItemId)
    .slice(0, maxAddOnLines - 1);
  const isNew = line.addOns.length === 0;
  const title = isNew ? words.choose : words.change;
  const name = lineName(line.productName, line.variant.name);

  const onLine = new Set(line.addOns.map((addOn) => addOn.addonOptionId));
  const choice: AddOnChoice =
    chosen ??
    Object.fromEntries(
      (groups ?? []).map((group) => [
        group.id,
        group.options.filter((option) => onLine.has(option.id)).map((option) => option.id),
      ]),
    );
  const close = () => {
    setOpen(false);
    setChosen(null);
    setMissingId(null);
    setForOthers(false);
  };
  const save = async () => {
    const missing = missingGroup(groups ?? [], choice);
    setMissingId(missing?.id ?? null);
    if (missing !== null) return;
    setSaving(true);
    try {
      await onSave(chosenAddOns(groups ?? [], choice, shop.currencyCode), isForOthers ? [line, ...others] : [line]);
      showToast({ tone: 'success', text: basketWording.addOnsUpdated });
      close();
    } catch (error) {
      showToast({ tone: 'error', text: firstMessageOf(error) ?? cartChangeWording.notSaved });
    } finally {
      setSaving(false);
    }
  };

  return (
    <>
      <Button
        tone="quiet"
        size="small"
        aria-label={isNew ? words.chooseOf(name) : words.changeOf(name)}
        onClick={() => setOpen(true)}
      >
        {title}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={title}
        closeLabel={partWording.close}
        actions={
          <Button tone="primary" isPending={isSaving} onClick={() => void save()}>
            {formWording.save}
          </Button>
        }
      >
        {groups === undefined ? (
          <Skeleton label={partWording.loading} lines={4} />
        ) : (
          <>
            <AddOnFields
              groups={groups}
              choice={choice}
              missingId={missingId}
              taxRate={line.variant.taxRate}
              onChange={setChosen}
            />
            {others.length === 0 ? null : (
              <Checkbox
                label={words.others(others.length, line.productName)}
                checked={isForOthers}
                onChange={setForOthers}
              />
            )}
          </>
        )}
      </Dialog>
    </>
  );
}
