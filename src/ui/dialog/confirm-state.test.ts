import { expect, test } from 'vitest';
import { answerConfirm, askToConfirm, confirmState, dismissConfirms } from './confirm-state.ts';

const question = { title: 'Delete this list?', message: 'Van stock has 12 lines.' };

test('hidden until asked, hidden again on accept, which answers true [SH-03]', async () => {
  expect(confirmState.asked['main']).toBeUndefined();
  const answer = askToConfirm(question);
  expect(confirmState.asked['main']?.question).toEqual(question);
  answerConfirm('main', true);
  expect(confirmState.asked['main']).toBeUndefined();
  await expect(answer).resolves.toBe(true);
});

test('a rejection hides it and answers false [SH-03]', async () => {
  const answer = askToConfirm(question);
  answerConfirm('main', false);
  expect(confirmState.asked['main']).toBeUndefined();
  await expect(answer).resolves.toBe(false);
});

test('each group has its own question [SH-03]', async () => {
  const main = askToConfirm(question);
  const lists = askToConfirm({ ...question, group: 'lists' });
  answerConfirm('lists', true);
  await expect(lists).resolves.toBe(true);
  expect(confirmState.asked['main']?.question.title).toBe('Delete this list?');
  answerConfirm('main', false);
  await expect(main).resolves.toBe(false);
});

test('another question in the same group answers the first with false', async () => {
  const first = askToConfirm(question);
  const second = askToConfirm({ ...question, title: 'Sign out?' });
  await expect(first).resolves.toBe(false);
  answerConfirm('main', true);
  await expect(second).resolves.toBe(true);
});

test('an answer without a question changes nothing', () => {
  answerConfirm('nobody', true);
  expect(confirmState.asked['nobody']).toBeUndefined();
});

test('all open questions are answered with no at once', async () => {
  const asked = [askToConfirm(question), askToConfirm({ ...question, group: 'lists' })];
  dismissConfirms();
  await expect(Promise.all(asked)).resolves.toEqual([false, false]);
  expect(confirmState.asked).toEqual({});
});
