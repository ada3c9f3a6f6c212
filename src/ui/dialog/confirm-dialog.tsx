import { createElement } from 'react';
import { useSnapshot } from 'valtio';
import { Button } from '#ui/button.tsx';
import { answerConfirm, confirmState } from './confirm-state.ts';
import { useDialogPanel } from './use-dialog-panel.ts';

/** `acceptLabel` and `rejectLabel` are the defaults for questions without their own. */
export type ConfirmDialogProps = { group?: string; acceptLabel: string; rejectLabel: string; closeLabel: string };

/** Shows the question from `askToConfirm` for its group; rejecting, closing and Escape all answer false. */
export function ConfirmDialog({ group = 'main', acceptLabel, rejectLabel, closeLabel }: ConfirmDialogProps) {
  const question = useSnapshot(confirmState).asked[group]?.question;
  const reject = () => answerConfirm(group, false);
  const panel = useDialogPanel(question !== undefined, reject);
  if (question === undefined || panel === undefined) return null;
  const actions = (
    <>
      <Button onClick={reject}>{question.rejectLabel ?? rejectLabel}</Button>
      <Button tone={question.tone === 'danger' ? 'danger' : 'primary'} onClick={() => answerConfirm(group, true)}>
        {question.acceptLabel ?? acceptLabel}
      </Button>
    </>
  );
  const { title, icon, message } = question;
  return createElement(
    panel,
    { isOpen: true, role: 'alertdialog', onClose: reject, title, icon, closeLabel, actions },
    message,
  );
}
