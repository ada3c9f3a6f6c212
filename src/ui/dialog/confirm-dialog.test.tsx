import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { partWording } from '#wording/ui.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { askToConfirm, type ConfirmQuestion, dismissConfirms } from './confirm-state.ts';
import type { DialogPanelProps } from './dialog-panel.tsx';
import { loadDialogPanel } from './use-dialog-panel.ts';

// The real panel only renders in a browser.
vi.mock('./dialog-panel.tsx', () => ({
  DialogPanel: ({ role, title, icon, children, actions }: DialogPanelProps) => (
    <section role={role}>
      {icon}
      <h2>{title}</h2>
      {children}
      {actions}
    </section>
  ),
}));

beforeAll(async () => void (await loadDialogPanel()));
afterEach(dismissConfirms);

const { accept, reject, close } = partWording;
const dialog = (group = 'main') =>
  renderToStaticMarkup(<ConfirmDialog group={group} acceptLabel={accept} rejectLabel={reject} closeLabel={close} />);
const labelsIn = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) => inside.replaceAll(/<[^>]+>/g, ''));
const ask = (more: Partial<ConfirmQuestion> = {}) =>
  void askToConfirm({ title: 'Clear all?', message: '3 lines', ...more });

test('a question without labels is answered by the default words, one with its own by those [SH-03] [SH-12]', () => {
  ask();
  expect(labelsIn(dialog())).toEqual(['Cancel', 'Yes']);
  ask({ acceptLabel: 'Clear', rejectLabel: 'Keep' });
  expect(labelsIn(dialog())).toEqual(['Keep', 'Clear']);
});

test('it has a header, a message, an icon where it is given, and is for its group alone [SH-03]', () => {
  ask();
  expect(dialog()).toMatch(/^<section role="alertdialog"><h2>Clear all\?<\/h2>3 lines/);
  expect(dialog('lists')).toBe('');
  ask({ icon: <i>!</i> });
  expect(dialog()).toContain('<i>!</i><h2>');
});
