import type { ReactNode } from 'react';
import { proxy, ref } from 'valtio';

/** A question for the confirm dialog of its `group`; missing labels default to the dialog's. */
export type ConfirmQuestion = {
  group?: string;
  title: string;
  message: ReactNode;
  icon?: ReactNode;
  acceptLabel?: string;
  rejectLabel?: string;
  tone?: 'plain' | 'danger';
};

type Asked = ReturnType<typeof ref<{ question: ConfirmQuestion; answer: (isAccepted: boolean) => void }>>;

/** The open question of each group. */
export const confirmState = proxy<{ asked: Record<string, Asked> }>({ asked: {} });

const mainGroup = 'main';

/** Opens the confirm dialog; true if accepted, false if rejected, closed or replaced by another question. */
export function askToConfirm(question: ConfirmQuestion): Promise<boolean> {
  const group = question.group ?? mainGroup;
  answerConfirm(group, false);
  return new Promise((answer) => {
    confirmState.asked[group] = ref({ question, answer });
  });
}

/** Answers and closes the open question of a group, if any. */
export function answerConfirm(group: string = mainGroup, isAccepted: boolean): void {
  const asked = confirmState.asked[group];
  if (asked === undefined) return;
  delete confirmState.asked[group];
  asked.answer(isAccepted);
}

/** Answers every open question with no, for instance at sign-out. */
export function dismissConfirms(): void {
  for (const group of Object.keys(confirmState.asked)) answerConfirm(group, false);
}
