import { useRef, useState } from 'react';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { Button } from '#ui/button.tsx';
import { QuantityBox } from '#ui/quantity-box.tsx';
import { anyQuantity } from '#ui/quantity-rule.ts';
import { explainQuantity, quantityWording } from '#wording/quantity.ts';
import { syncWording as words } from '#wording/sync.ts';
import { describeChange } from './describe-change.ts';
import type { useChangeActions } from './use-change-actions.ts';
import { editableQuantity } from './waiting-groups.ts';

const ruleOf = (change: WaitingChange) =>
  change.name === 'add-to-basket' ? change.input.shows.variant.quantityRule : anyQuantity;

/** A button and box to edit a change's quantity; renders nothing if it has none or was already attempted. */
export function QuantityEdit({
  change,
  actions,
  saveLabel,
}: {
  readonly change: WaitingChange;
  readonly actions: ReturnType<typeof useChangeActions>;
  readonly saveLabel: string;
}) {
  const [isOpen, setOpen] = useState(false);
  const quantity = editableQuantity(change);
  const opener = useRef<HTMLButtonElement>(null);
  if (quantity === null) return null;
  const what = describeChange(change);
  const close = () => {
    setOpen(false);
    // Wait for the button to be rendered again in place of the box.
    setTimeout(() => opener.current?.focus());
  };
  return isOpen ? (
    <OpenEdit
      change={change}
      from={quantity}
      saveLabel={saveLabel}
      onCancel={close}
      onSave={(asked) => {
        close();
        if (asked !== quantity) void actions.edit(change, asked).catch(reportError);
      }}
    />
  ) : (
    <Button ref={opener} size="small" aria-label={words.of(words.editQuantity, what)} onClick={() => setOpen(true)}>
      {words.editQuantity}
    </Button>
  );
}

function OpenEdit({
  change,
  from,
  saveLabel,
  onSave,
  onCancel,
}: {
  readonly change: WaitingChange;
  readonly from: number;
  readonly saveLabel: string;
  readonly onSave: (quantity: number) => void;
  readonly onCancel: () => void;
}) {
  const [quantity, setQuantity] = useState(from);
  const save = useRef<HTMLButtonElement>(null);
  const what = describeChange(change);
  const rule = ruleOf(change);
  return (
    <>
      <QuantityBox
        label={quantityWording.box(what)}
        fewerLabel={quantityWording.fewer(what)}
        moreLabel={quantityWording.more(what)}
        value={quantity}
        rule={rule}
        explain={explainQuantity(rule)}
        size="touch"
        onCommit={setQuantity}
        onNext={() => save.current?.focus()}
      />
      <Button ref={save} size="small" aria-label={words.of(saveLabel, what)} onClick={() => onSave(quantity)}>
        {saveLabel}
      </Button>
      <Button size="small" tone="quiet" onClick={onCancel}>
        {words.cancel}
      </Button>
    </>
  );
}
