import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { LineAddOn, LineItem } from '#contract/basket.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { basketWording } from '#wording/basket.ts';
import { cartChangeWording } from '#wording/cart-change.ts';
import { addOnWording as words } from '#wording/add-on.ts';
import { formWording } from '#wording/form.ts';
import { partWording } from '#wording/ui.ts';
import { type AddOnChoice, chosenAddOns, missingGroup } from './add-on-choice.ts';
import { AddOnFields } from './add-on-fields.tsx';
import { productAddOnsQuery } from './queries.ts';

/** A button that opens the add-ons of a cart line; renders nothing for a line without any. */
export function AddOnDialog({
  line,
  onSave,
}: {
  readonly line: Pick<LineItem, 'lineItemId' | 'productId' | 'productName' | 'addOns' | 'variant'>;
  readonly onSave: (addOns: readonly LineAddOn[]) => Promise<unknown>;
}) {
  const shop = useShop();
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<AddOnChoice | null>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { data: groups } = useQuery({ ...productAddOnsQuery(shop, line.productId), enabled: isOpen });
  if (line.addOns.length === 0) return null;

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
  };
  const save = async () => {
    const missing = missingGroup(groups ?? [], choice);
    setMissingId(missing?.id ?? null);
    if (missing !== null) return;
    setSaving(true);
    try {
      await onSave(chosenAddOns(groups ?? [], choice, shop.currencyCode));
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
      <Button tone="quiet" size="small" aria-label={words.changeOf(line.productName)} onClick={() => setOpen(true)}>
        {words.change}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.change}
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
          <AddOnFields
            groups={groups}
            choice={choice}
            missingId={missingId}
            taxRate={line.variant.taxRate}
            onChange={setChosen}
          />
        )}
      </Dialog>
    </>
  );
}
