import { describe, expect, test } from 'vitest';
import {
  add,
  addItem,
  chooseAddOns,
  createList,
  deleteList,
  remove,
  removeItem,
  renameList,
  set,
  setItem,
  view,
} from '#tests/support/journal/rig.ts';
import { type Change, commandOf } from '#offline/commands/commands.ts';
import { merge, type Mergeable, type MergeFacts } from './merge.ts';

const joinable = (change: Change, seq = 1): Mergeable => ({
  seq,
  change,
  subjects: commandOf(change.name).subjects(change.input),
});
const joined = (earlier: Change, later: Change, facts: Partial<MergeFacts> = {}) => {
  const first = joinable(earlier);
  return merge(first, later, { isOnServer: false, untried: [first], ...facts });
};
const onServer = { isOnServer: true };
const both = { type: 'both-stay' };
const one = (change: Change) => ({ type: 'one', change });

describe('what two changes of the same thing come to [PWA-06] [PWA-07]', () => {
  test.each<[string, Change, Change, Partial<MergeFacts>, object]>([
    ['add and add', add('v', 2), add('v', 3), {}, one(add('v', 5))],
    ['add and add up to the most', add('v', 96_999), add('v', 3_000), {}, one(add('v', 99_999))],
    ['add and add beyond the most', add('v', 97_000), add('v', 3_000), {}, both],
    ['set and add beyond the most', set('v', 97_000), add('v', 3_000), {}, both],
    ['item: add and add beyond the most', addItem('l', 'v', 97_000), addItem('l', 'v', 3_000), {}, both],
    ['item: set and add beyond the most', setItem('l', 'v', 97_000), addItem('l', 'v', 3_000), onServer, both],
    ['set and add', set('v', 2), add('v', 3), {}, one(set('v', 5))],
    ['remove and add', remove('v'), add('v', 3), {}, both],
    ['set and set', set('v', 2), set('v', 3), onServer, one(set('v', 3))],
    ['add and set of a new line', add('v', 2), set('v', 3), {}, one(add('v', 3))],
    ['add and set of a line that is there', add('v', 2), set('v', 3), onServer, both],
    ['remove and set', remove('v'), set('v', 3), onServer, both],
    ['add and remove of a new line', add('v', 2), remove('v'), {}, { type: 'none', seqs: [1] }],
    ['add and remove of a line that is there', add('v', 2), remove('v'), onServer, one(remove('v'))],
    ['set and remove', set('v', 2), remove('v'), onServer, one(remove('v'))],
    ['add-ons and remove', chooseAddOns('v', [], ['a']), remove('v', ['a']), onServer, both],
    ['add and add-ons', add('v', 2), chooseAddOns('v', [], ['a']), {}, both],
    ['item: add and add', addItem('l', 'v', 2), addItem('l', 'v', 3), {}, one(addItem('l', 'v', 5))],
    ['item: set and add', setItem('l', 'v', 2), addItem('l', 'v', 3), onServer, one(setItem('l', 'v', 5))],
    ['item: remove and add', removeItem('l', 'v'), addItem('l', 'v', 3), onServer, both],
    ['item: set and set', setItem('l', 'v', 2), setItem('l', 'v', 3), onServer, one(setItem('l', 'v', 3))],
    ['item: add and set of a new one', addItem('l', 'v', 2), setItem('l', 'v', 3), {}, one(addItem('l', 'v', 3))],
    ['item: add and set of one that is there', addItem('l', 'v', 2), setItem('l', 'v', 3), onServer, both],
    ['item: add and remove of a new one', addItem('l', 'v', 2), removeItem('l', 'v'), {}, { type: 'none', seqs: [1] }],
    [
      'item: add and remove of one that is there',
      addItem('l', 'v', 2),
      removeItem('l', 'v'),
      onServer,
      one(removeItem('l', 'v')),
    ],
    [
      'list: create and rename',
      createList('local-1', 'A'),
      renameList('local-1', 'B'),
      {},
      one(createList('local-1', 'B')),
    ],
    ['list: rename and rename', renameList('l', 'A'), renameList('l', 'B'), {}, one(renameList('l', 'B'))],
    ['list: rename and delete', renameList('l', 'A'), deleteList('l'), {}, { type: 'last', seqs: [1] }],
    ['list: create and delete', createList('local-1', 'A'), deleteList('local-1'), {}, { type: 'none', seqs: [1] }],
    ['two views', view('v'), view('v'), {}, { type: 'last', seqs: [1] }],
  ])('%s', (_, earlier, later, facts, come) => {
    expect(joined(earlier, later, facts)).toEqual(come);
  });

  test('two requests to be notified are one, and of two subscriptions the later counts', () => {
    const ask: Change = {
      name: 'ask-back-in-stock',
      input: { productVariantId: 'v', email: null, called: { name: 'Bolt', sku: null } },
    };
    const yes: Change = { name: 'subscribe', input: { email: 'a@example.com', isSubscribed: true } };
    const no: Change = { name: 'subscribe', input: { email: 'a@example.com', isSubscribed: false } };
    expect(joined(ask, ask)).toEqual(one(ask));
    expect(joined(yes, no)).toEqual(one(no));
  });
});

describe('a list that goes [PWA-07]', () => {
  test('one that was never made takes along all that was done to it', () => {
    const untried = [
      joinable(createList('local-1', 'A'), 1),
      joinable(createList('local-2', 'B'), 2),
      joinable(addItem('local-1', 'v', 1), 3),
      joinable(addItem('local-2', 'v', 1), 4),
    ];
    expect(merge(joinable(createList('local-1', 'A')), deleteList('local-1'), { isOnServer: true, untried })).toEqual({
      type: 'none',
      seqs: [1, 3],
    });
  });

  test('one that the store has goes last, so that nothing is done to it afterwards', () => {
    const untried = [joinable(renameList('l', 'A'), 1), joinable(addItem('l', 'v', 1), 2)];
    expect(merge(joinable(renameList('l', 'A')), deleteList('l'), { isOnServer: true, untried })).toEqual({
      type: 'last',
      seqs: [1, 2],
    });
  });
});
