import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useShop } from '#shopper/shop.tsx';
import { createDebouncedSave, useFlushOnLeave } from './debounced-save.ts';
import { type DraftOwner, readDraft, updateDraft } from './store.ts';

const Typed = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** Unsent input of a form, by field name. */
export type Typed = z.infer<typeof Typed>;

const createSaver = (owner: DraftOwner, name: string) => {
  const { save, flush, cancel } = createDebouncedSave<Typed>((values) => void updateDraft(owner, name, () => values));
  return {
    save,
    flush,
    forget: async (): Promise<void> => {
      cancel();
      await updateDraft(owner, name, () => undefined);
    },
  };
};

/**
 * Earlier input of the form with this name: undefined until storage has been read, null if there is none. `save` stores the
 * current input after a short delay; call `forget` once the form has been sent.
 */
export const useTyped = (name: string) => {
  const { audience, configuration } = useShop();
  const { storeKey } = configuration;
  const [typed, setTyped] = useState<Typed | null>();
  const saver = useMemo(() => createSaver({ storeKey, audience }, name), [storeKey, audience, name]);
  useEffect(() => {
    let isLeft = false;
    void readDraft({ storeKey, audience }, name).then((found) => {
      const parsed = z.safeParse(Typed, found);
      if (!isLeft) setTyped(parsed.success ? parsed.data : null);
    });
    return () => {
      isLeft = true;
    };
  }, [storeKey, audience, name]);
  useFlushOnLeave(saver.flush);
  // A page that is being left has no time to write, so input is stored whenever a field loses the focus, also by a press of Save.
  useEffect(() => {
    addEventListener('focusout', saver.flush);
    return () => removeEventListener('focusout', saver.flush);
  }, [saver.flush]);
  return { typed, save: saver.save, forget: saver.forget };
};

/** Saves a form's input, from the first change on. */
export const useSaveTyped = ({ save }: Pick<ReturnType<typeof useTyped>, 'save'>, values: Typed): void => {
  const before = useRef(values);
  useEffect(() => {
    if (before.current !== values) save(values);
    before.current = values;
  }, [save, values]);
};
