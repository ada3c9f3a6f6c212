import type { Called } from '#offline/commands/command.ts';
import type { Change } from '#offline/commands/commands.ts';
import type { FinishedChange } from '#offline/commands/finished.ts';
import { lineName } from '#wording/line-name.ts';
import { changeWording as words } from '#wording/sync.ts';

const nameOf = ({ name }: Called): string => name;

/** A change as a sentence: "Add 12 × Hex bolt M10 to the cart". */
export const describeChange = ({ name, input }: Change | FinishedChange): string => {
  switch (name) {
    case 'add-to-basket':
      return words.addToCart(input.quantity, lineName(input.shows.productName, input.shows.variant.name));
    case 'set-quantity':
      return words.setInCart(input.quantity, nameOf(input.called));
    case 'remove-line':
      return words.removeFromCart(nameOf(input.called));
    case 'set-add-ons':
      return words.setAddOns(nameOf(input.called));
    case 'set-add-ons-of-lines':
      return words.setAddOnsOfLines(input.lines.length, nameOf(input.called));
    case 'park-cart':
      return words.parkCart(input.lines.length, input.name);
    case 'bring-back-cart':
      return words.bringBackCart(input.lines.length, input.name);
    case 'delete-parked-cart':
      return words.deleteParkedCart(input.name);
    case 'create-list':
      return words.createList(input.name);
    case 'rename-list':
      return words.renameList(input.name);
    case 'delete-list':
      return words.deleteList(input.name);
    case 'add-item':
      return words.addToList(input.quantity, nameOf(input.called));
    case 'set-item':
      return words.setOnList(input.quantity, nameOf(input.called));
    case 'remove-item':
      return words.removeFromList(nameOf(input.called));
    case 'ask-back-in-stock':
      return input.quantity === undefined
        ? words.askBackInStock(nameOf(input.called))
        : words.askForMore(input.quantity, nameOf(input.called));
    case 'send-message':
      return 'message' in input ? words.sendMessage(input.message) : words.messageSent;
    case 'record-view':
      return words.viewed;
    case 'subscribe':
      return input.isSubscribed ? words.subscribe : words.unsubscribe;
  }
};

/** The part number a change is about, if any. */
export const codeOf = ({ name, input }: Change | FinishedChange): string | null => {
  if (name === 'add-to-basket') return input.shows.sku;
  return 'called' in input ? input.called.sku : null;
};
