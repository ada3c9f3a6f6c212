import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddOnGroup } from '#contract/add-on.ts';
import { minimumOf } from '#contract/add-on-minimum.ts';
import type { LineAddOn } from '#contract/basket.ts';
import type { Product, Variant } from '#contract/product.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { catalogueWording as words } from '#wording/catalogue.ts';
import { type AddOnChoice, chosenAddOns, chosenMinor, defaultChoice, missingGroup } from './add-on-choice.ts';
import { mark, type Marks, totalOf } from './marked-lines.ts';
import { productAddOnsQuery } from './queries.ts';

/** A line as the product page passes it to the cart. */
export interface MarkedLine {
  readonly productVariantId: string;
  readonly quantity: number;
  readonly addOns: readonly LineAddOn[];
}

const noGroups: readonly AddOnGroup[] = [];

/** The marked quantities and chosen add-ons of a product page, and the actions that add them to the cart. */
export const useMarkedLines = (
  product: Product,
  /** The size whose prices are shown until the shopper marks one. */
  first: Variant | undefined,
  onAdd: (lines: readonly MarkedLine[]) => Promise<readonly string[]>,
) => {
  const shop = useShop();
  const addOns = useQuery({ ...productAddOnsQuery(shop, product.id), enabled: product.hasAddOns });
  const groups = addOns.data ?? noGroups;
  const [marks, setMarks] = useState<Marks>({});
  const [chosen, setChosen] = useState<AddOnChoice | null>(null);
  const [missingId, setMissingId] = useState<string | null>(null);
  const [lastId, setLastId] = useState<string | null>(null);
  const [isAdding, setAdding] = useState(false);
  const choice = chosen ?? defaultChoice(groups);
  const total = totalOf(product.variants, marks, chosenMinor(groups, choice));
  const shown = product.variants.find((variant) => variant.id === lastId) ?? first;
  const currencyCode = shown?.basePrice?.currencyCode ?? shop.currencyCode;

  const add = async (): Promise<void> => {
    if (isAdding) return;
    if (total.lines === 0) return announce(words.chooseQuantity);
    const missing = missingGroup(groups, choice);
    setMissingId(missing?.id ?? null);
    if (missing !== null) {
      const least = minimumOf(missing, choice[missing.id]?.length ?? 0);
      announce(words.chooseOptions(least, missing.name), 'assertive');
      document.getElementById(`add-on-${missing.id}`)?.focus();
      return;
    }
    setAdding(true);
    try {
      const lines = Object.entries(marks).map(([productVariantId, quantity]) => ({
        productVariantId,
        quantity,
        addOns: chosenAddOns(groups, choice, currencyCode),
      }));
      const added = await onAdd(lines);
      setMarks((before) => added.reduce((rest, id) => mark(rest, id, 0), before));
    } finally {
      setAdding(false);
    }
  };

  return {
    marks,
    lastId,
    shown,
    addOnFields: { groups, choice, missingId, taxRate: shown?.taxRate, onChange: setChosen },
    bar: { ...total, currencyCode, isAdding, onAdd: () => void add() },
    onMark: (variantId: string, quantity: number) => {
      setMarks((before) => mark(before, variantId, quantity));
      setLastId(variantId);
    },
  };
};
