import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { draftOwnerOf, readDraft, updateDraft } from '#shopper/drafts/store.ts';
import { useShop } from '#shopper/shop.tsx';

const name = 'back-orders';
const Answered = z.array(z.string());

/** More than a cart ever asks at once; the oldest answers concern lines that are gone. */
const maxAnswered = 200;

const answeredIn = (record: unknown): readonly string[] => {
  const parsed = z.safeParse(Answered, record);
  return parsed.success ? parsed.data : [];
};

/**
 * The back-order questions that this device has answered with "Wait for …", including on earlier visits: undefined until the
 * device's storage is read. `answer` records another one.
 */
export const useAnsweredBackOrders = () => {
  const { audience, configuration } = useShop();
  const [answered, setAnswered] = useState<ReadonlySet<string>>();
  useEffect(() => {
    let isLeft = false;
    void readDraft(draftOwnerOf({ audience, configuration }), name).then((found) => {
      if (!isLeft) setAnswered(new Set(answeredIn(found)));
    });
    return () => {
      isLeft = true;
    };
  }, [audience, configuration]);
  const answer = useCallback(
    (question: string): void => {
      setAnswered((before) => new Set([...(before ?? []), question]));
      void updateDraft(draftOwnerOf({ audience, configuration }), name, (before) =>
        [...answeredIn(before).filter((other) => other !== question), question].slice(-maxAnswered),
      );
    },
    [audience, configuration],
  );
  return { answered, answer };
};
