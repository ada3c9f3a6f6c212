import { Link } from '@tanstack/react-router';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { keysWording as words } from '#wording/keys.ts';
import './keys-dialog.css';

/** Lists the keyboard shortcuts. */
export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={words.title} closeLabel={words.close}>
      {words.groups.map(({ title, keys }) => (
        <section key={title} className="key-group">
          <h3>{title}</h3>
          <dl>
            {keys.map(([key, does]) => (
              <div key={`${key} ${does}`}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <p>
        {words.off}{' '}
        <Link to="/account/settings" onClick={onClose}>
          {words.settings}
        </Link>
      </p>
    </Dialog>
  );
}
