import { useEffect, useMemo, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { useShop } from '#shopper/shop.tsx';
import { createDebouncedSave, useFlushOnLeave } from './debounced-save.ts';
import { type DraftOwner, readDraft, updateDraft } from './store.ts';

const Typed = z.record(z.string(), z.union([z.string(), z.boolean()]));

/** What was typed into a form and not sent, by the name of each field. */
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
 * What was typed into a form of this name before: undefined until the device was asked, null where there is nothing.
 * `save` writes down what is typed now, a moment later; `forget` is for a form that was sent.
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
  // A page that is left has no time for a write: what is typed is on the device once its field has been left, by a press of Save too.
  useEffect(() => {
    addEventListener('focusout', saver.flush);
    return () => removeEventListener('focusout', saver.flush);
  }, [saver.flush]);
  return { typed, save: saver.save, forget: saver.forget };
};

/** Writes down what is typed into a form, from the first change on. */
export const useSaveTyped = ({ save }: Pick<ReturnType<typeof useTyped>, 'save'>, values: Typed): void => {
  const before = useRef(values);
  useEffect(() => {
    if (before.current !== values) save(values);
    before.current = values;
  }, [save, values]);
};
